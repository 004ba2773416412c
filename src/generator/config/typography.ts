import {type QuotationMarks, quotationMarks, typographicText} from '../shared/text/typographicText.ts';
import type {SiteConfig} from './SiteConfig.ts';

type Settings = Pick<SiteConfig, 'locale'> & {markdown: Pick<SiteConfig['markdown'], 'typography'>};

/** The quotation marks that a site sets in its prose; undefined when it leaves them as they are written. */
export function siteMarks({markdown, locale}: Settings): QuotationMarks | undefined {
  return markdown.typography ? quotationMarks(locale) : undefined;
}

/** A plain text of a page, such as its description, with the quotation marks of the site's prose. */
export function setText(config: Settings, text: string): string {
  const marks = siteMarks(config);
  return marks ? typographicText(text, marks) : text;
}
