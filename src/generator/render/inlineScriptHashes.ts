import {createHash} from 'node:crypto';

const SCRIPT_RE =
  /<script((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*)\s*>([\s\S]*?)<\/script/gi;
const SOURCE_RE = /\ssrc\s*(?:=|$)/i;
const TYPE_RE = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/i;
/** Script types that browsers run, or that a policy treats as if they did (HTML, section 4.12.1). */
const RUN_RE = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/**
 * The hashes of the executable inline scripts in HTML, for a Content-Security-Policy: `'sha256-…'`, without duplicates.
 * Data blocks, such as JSON, need none.
 */
export function inlineScriptHashes(html: string): string[] {
  if (!html.includes('<script') && !html.includes('<SCRIPT')) return [];
  const scripts = [...html.matchAll(SCRIPT_RE)].flatMap(([, attributes = '', text = '']) => {
    const type =
      TYPE_RE.exec(attributes)
        ?.slice(1)
        .find((value) => value !== undefined) ?? '';
    return SOURCE_RE.test(attributes) || !RUN_RE.test(type.trim()) ? [] : [text];
  });
  return [...new Set(scripts.map(scriptHash))];
}

/** The source that allows an inline script in a Content-Security-Policy. */
export function scriptHash(text: string): string {
  // The HTML parser normalizes line breaks before the browser hashes the script.
  const parsed = text.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(parsed).digest('base64')}'`;
}
