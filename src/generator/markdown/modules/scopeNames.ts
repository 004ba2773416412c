import type {Evaluated} from '../estree/evaluate.ts';
import type {TocHeading} from '../../shared/page/PageModule.ts';
import type {SourceContext} from '../SourceContext.ts';

/** The names with values known at build time that every source may use without declaring them (Docusaurus, MDX). */
export const SCOPE_VALUES = ['frontMatter', 'contentTitle', 'assets'] as const;

/** The headings as expressions see them: modules written for Docusaurus read the text of each as `value`. */
export function tocValue(toc: readonly TocHeading[]): (TocHeading & {value: string})[] {
  return toc.map((heading) => ({...heading, value: heading.html}));
}

/** Returns the value of one of these names, unless the source declares it itself. */
export function scopeValue(name: string, source: SourceContext): Evaluated {
  if (source.declared.has(name)) return undefined;
  switch (name) {
    case 'frontMatter':
      return {value: source.frontMatter()};
    case 'contentTitle':
      return {value: source.contentTitle};
    case 'assets':
      return {value: source.image === undefined ? {} : {image: source.image}};
    default:
      return undefined;
  }
}
