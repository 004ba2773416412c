import type {BlogPost} from '../../content/Content.ts';
import type {CompiledPages} from '../../markdown/CompiledPages.ts';
import type {PostSummary} from '../../shared/page/PageData.ts';
import {tagData} from '../pageParts.ts';
import {authorData} from './authorData.ts';

/** A post as its own page and lists show it. */
export function postSummary(post: BlogPost, compiled: CompiledPages): PostSummary {
  const markup = compiled.get(post.file)?.titleHtml;
  return {
    title: post.title,
    titleHtml: post.frontMatter.title ? undefined : markup || undefined,
    href: post.permalink,
    date: post.date,
    description: post.description || undefined,
    readingTime: post.readingTime,
    authors: post.authors.map((author) => authorData(author)),
    tags: post.tags.map((tag) => tagData(tag)),
  };
}
