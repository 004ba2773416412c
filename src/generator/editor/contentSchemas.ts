import type * as z from 'zod';
import {authorsFileSchema} from '../content/frontMatter/authorFields.ts';
import {docFrontMatterSchema} from '../content/frontMatter/docFrontMatter.ts';
import {pageFrontMatterSchema} from '../content/frontMatter/pageFrontMatter.ts';
import {postFrontMatterSchema} from '../content/frontMatter/postFrontMatter.ts';
import {categoryFileSchema} from '../content/sidebars/itemSchemas.ts';
import {tagsFileSchema} from '../content/tags/tagsFileSchema.ts';

/** The validators of everything that authors write besides the configuration, by the name of their JSON Schema. */
export const contentSchemas: Record<string, {title: string; schema: z.core.$ZodType}> = {
  doc: {title: 'Front matter of a doc', schema: docFrontMatterSchema},
  post: {title: 'Front matter of a blog post', schema: postFrontMatterSchema},
  page: {title: 'Front matter of a page', schema: pageFrontMatterSchema},
  category: {title: 'Category file (_category_.json, _category_.yml)', schema: categoryFileSchema},
  authors: {title: 'Authors file (authors.yml)', schema: authorsFileSchema},
  tags: {title: 'Tags file (tags.yml)', schema: tagsFileSchema},
};
