import {escapeHtml, escapeText} from '../../shared/html/escapeHtml.ts';

export {escapeHtml, escapeText};

/** Inline code. */
export function codeHtml(text: string): string {
  return `<code>${escapeText(text)}</code>`;
}

/** A heading with its link to itself, as headings of written pages are. */
export function headingHtml(level: 2 | 3 | 4, id: string, html: string, label: string): string {
  const href = escapeHtml(`#${encodeURI(id)}`);
  const link = `<a class="hash-link" href="${href}" aria-label="Direct link to ${escapeHtml(label)}"></a>`;
  return `<h${level} id="${escapeHtml(id)}">${html}${link}</h${level}>`;
}

/** A method as a badge: the word tells it, the colour repeats it. */
export function methodHtml(method: string): string {
  return `<span class="method method-${escapeHtml(method.toLowerCase())}">${escapeText(method)}</span>`;
}

/** A path whose parameters are set apart. */
export function pathHtml(path: string): string {
  return path
    .split(/(\{[^{}]+\})/)
    .map((part, index) =>
      index % 2 === 1 ? `<var>${escapeText(part)}</var>` : escapeText(part).replaceAll('/', '/<wbr>'),
    )
    .join('');
}
