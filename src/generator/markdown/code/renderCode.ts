import type {MagicComment} from '../../config/SiteConfig.ts';
import {escapeHtml} from '../../shared/html/escapeHtml.ts';
import {highlightTokens, type Run, runsToHtml, splitLines} from './highlightTokens.ts';
import {applyMagicComments} from './magicComments.ts';
import {parseMetastring} from './parseMetastring.ts';

/** A code block as the author wrote it. */
export interface CodeSource {
  code: string;
  /** The word after the fence in the author's letter case; `''` means the default language. */
  language: string;
  meta: string;
}

export interface CodeSettings {
  defaultLanguage: string;
  magicComments: MagicComment[];
}

const COPY = '<button type="button" class="code-copy" aria-label="Copy code">Copy</button>';

/** Docusaurus' own class name for a highlighted line. */
const HIGHLIGHT_CLASS = 'theme-code-block-highlighted-line';

/** The language of a code block after the default is filled in. */
export function languageOf(source: CodeSource, settings: CodeSettings): string {
  return source.language || settings.defaultLanguage || 'text';
}

/**
 * Renders a code block to what stands inside `<figure class="code">`: title, highlighted code and copy button.
 * Nothing of the author's text is taken as HTML.
 */
export function renderCode(source: CodeSource, settings: CodeSettings): string {
  const language = languageOf(source, settings);
  const meta = parseMetastring(source.meta);
  const given = source.code.replace(/\r\n/g, '\n').replace(/\n$/, '');
  const marked =
    meta.lines === undefined
      ? applyMagicComments(given, language, settings.magicComments)
      : {code: given, classes: new Map([...meta.lines].map((line) => [line, ['highlight']]))};
  const isDiff = language.toLowerCase() === 'diff';
  const hasLines = isDiff || meta.start !== undefined || meta.lines !== undefined || marked.classes.size > 0;
  const runs: Run[] = isDiff ? [['', marked.code]] : highlightTokens(marked.code, language);
  const code = hasLines ? linesToHtml(splitLines(runs), marked.classes, isDiff) : runsToHtml(runs);
  const numbered = meta.start === undefined ? '' : ' class="line-numbers"';
  const start =
    meta.start === undefined || meta.start === 1
      ? ''
      : ` data-start="${meta.start}" style="counter-reset:line ${meta.start - 1}"`;
  const caption = meta.title ? `<figcaption class="code-title">${escapeHtml(meta.title)}</figcaption>` : '';
  return `${caption}<pre tabindex="0"${numbered}><code class="language-${escapeHtml(language)}"${start}>${code}</code></pre>${COPY}`;
}

function linesToHtml(lines: Run[][], classes: Map<number, string[]>, isDiff: boolean): string {
  let html = '';
  lines.forEach((runs, index) => {
    const names = (classes.get(index + 1) ?? []).map((name) =>
      name === HIGHLIGHT_CLASS ? 'highlight' : name,
    );
    const diff = isDiff ? diffLine(runs[0]?.[1] ?? '') : undefined;
    if (diff?.className) names.push(diff.className);
    const text = diff?.html ?? runsToHtml(runs);
    html += `<span class="${escapeHtml(['line', ...names].join(' '))}">${text}\n</span>`;
  });
  return html;
}

function diffLine(text: string): {className?: string; html: string} {
  if (/^(?:\+\+\+|---|@@|diff |index )/.test(text)) {
    return {html: `<span class="tk-c">${escapeHtml(text)}</span>`};
  }
  const sign = text[0];
  if (sign !== '+' && sign !== '-') return {html: escapeHtml(text)};
  return {
    className: sign === '+' ? 'inserted' : 'deleted',
    html: `<span class="diff-sign">${sign}</span>${escapeHtml(text.slice(1))}`,
  };
}
