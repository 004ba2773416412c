import {codeSpan, escapeText} from '../../markdown/text/syntax.ts';

/** Our own sentences about security, whose only markup is `<code>`, as Markdown. */
export function htmlMarkdown(sentence: string): string {
  return sentence
    .split(/<code>(.*?)<\/code>/s)
    .map((part, index) => (index % 2 === 1 ? codeSpan(decoded(part)) : escapeText(decoded(part))))
    .join('');
}

function decoded(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
