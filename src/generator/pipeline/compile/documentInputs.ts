import {DEFAULT_ID} from '../../shared/page/instanceId.ts';
import type {MarkdownDocument} from '../../content/Content.ts';
import type {SiteContent} from '../../reference/SiteContent.ts';
import type {CompileRequest} from '../../markdown/CompileOptions.ts';
import {hashOf} from '../../files/hash.ts';

/** The compile request of each written document. */
export function documentInputs(content: SiteContent): [MarkdownDocument, CompileRequest][] {
  const inputOf = (
    document: MarkdownDocument,
    kind: CompileRequest['kind'],
    {id, path: contentDir, translated}: {id: string; path: string; translated?: string},
    admonitions = true,
  ): [MarkdownDocument, CompileRequest] => [
    document,
    {
      file: document.file,
      frontMatter: document.frontMatter,
      format: document.format,
      contentDirs: translated === undefined ? [contentDir] : [translated, contentDir],
      admonitions,
      footnotePrefix: kind === 'post' ? `${hashOf(document.file).slice(0, 6)}-` : '',
      kind,
      ...(id !== DEFAULT_ID && {instance: id}),
    },
  ];
  // Reference pages have no source text: `compileReferences` makes them.
  const generated = new Set(content.references.flatMap(({pages}) => pages.map(({file}) => file)));
  return [
    ...content.docsSets.flatMap(({docs, options}) =>
      docs.flatMap((doc) =>
        generated.has(doc.file) ? [] : [inputOf(doc, 'doc', options, options.admonitions)],
      ),
    ),
    ...content.blogs.flatMap(({posts, options}) => posts.map((post) => inputOf(post, 'post', options))),
    ...content.pagesSets.flatMap(({pages, options}) =>
      pages.flatMap(({document}) => (document ? [inputOf(document, 'page', options)] : [])),
    ),
  ];
}
