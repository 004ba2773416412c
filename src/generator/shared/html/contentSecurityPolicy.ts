import {escapeHtml} from './escapeHtml.ts';

/** The sources of each directive of a Content-Security-Policy; empty for a directive without a value. */
export type ContentSecurityPolicy = Readonly<Record<string, readonly string[]>>;

/** Directives that list the hashes of inline scripts. */
const SCRIPT_DIRECTIVES = ['script-src', 'script-src-elem'];

/**
 * Whether a policy lets browsers run code in attributes such as `onclick` (CSP Level 3, section 6.1.12). The hashes of
 * scripts that the build adds to other directives turn `'unsafe-inline'` off there; which attributes a hash is of is not
 * examined.
 */
export function allowsHandlers(policy: ContentSecurityPolicy | false): boolean {
  if (!policy) return true;
  const own = policy['script-src-attr'];
  if (own) return own.some((source) => /^'(?:unsafe-inline|unsafe-hashes)'$/i.test(source));
  return policy['script-src']?.some((source) => source.toLowerCase() === "'unsafe-hashes'") ?? false;
}

/**
 * The `<meta>` element of a policy (CSP Level 3, section 3.3), with a line break at its end.
 *
 * @param policy `false` for none.
 * @param hashes Of the inline scripts of the document: `'sha256-…'`.
 * @returns An empty string when there is no policy.
 */
export function policyMeta(policy: ContentSecurityPolicy | false, hashes: readonly string[]): string {
  if (!policy) return '';
  const directives = Object.entries(policy).map(([name, sources]) =>
    [name, ...new Set([...sources, ...(SCRIPT_DIRECTIVES.includes(name) ? hashes : [])])].join(' '),
  );
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(directives.join('; '))}">\n`;
}
