import {resolveHref} from '../../shared/address/href.ts';
import {escapeText} from '../../markdown/text/syntax.ts';
import {linkMarkdown} from './descriptionText.ts';
import {type ReferenceWriter, write} from './ReferenceWriter.ts';

/** What the marks mean that fields of the page carry. */
export function writeFlags(writer: ReferenceWriter): void {
  const {config, site} = writer.context;
  for (const {extension, label, description, to} of config.flags) {
    if (description === undefined || !writer.page.flags.has(extension)) continue;
    const link =
      to === undefined ? '' : ` ${linkMarkdown(`More about ${label} fields`, resolveHref(to, site))}.`;
    writer.outline.add(` ${label}: ${description} `);
    write(
      writer,
      `> **${escapeText(label)}**\n>\n> ${escapeText(description).replace(/\s*\n\s*/g, ' ')}${link}`,
    );
  }
}
