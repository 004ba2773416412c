import {typographicHtml} from '../shared/text/typographicHtml.ts';
import {type QuotationMarks, quotationMarks, typographicText} from '../shared/text/typographicText.ts';
import type {SiteConfig} from './SiteConfig.ts';

type Settings = Pick<SiteConfig, 'locale'> & {markdown: Pick<SiteConfig['markdown'], 'typography'>};

/** Returns the quotation marks of a site's prose; undefined when straight ones are kept. */
export function siteMarks({markdown, locale}: Settings): QuotationMarks | undefined {
  return markdown.typography ? quotationMarks(locale) : undefined;
}

/** Returns a plain text of a page, such as its description, with the quotation marks of the site's prose. */
export function setText(config: Settings, text: string): string {
  const marks = siteMarks(config);
  return marks ? typographicText(text, marks) : text;
}

/** Returns HTML of a page that is not compiled, such as a notice of the configuration, with these marks. */
export function setHtml(config: Settings, html: string): string {
  const marks = siteMarks(config);
  return marks ? typographicHtml(html, marks) : html;
}
