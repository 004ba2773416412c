import {type ContentSecurityPolicy, policyMeta} from '../../shared/html/contentSecurityPolicy.ts';
import {escapeHtml} from '../../shared/html/escapeHtml.ts';

/**
 * Renders a page that leads to another address: at once by its meta element, by hand with its link. Its empty icon
 * keeps the browser from asking for one.
 *
 * @param target The address, percent-encoded: a path with baseUrl or an absolute URL.
 * @param title The text of the tab and of the link.
 * @param options.canonical Absolute URL of the target, for search engines; the target if left out.
 * @param options.policy The Content-Security-Policy of the site; `false` for none.
 */
export function renderRedirectPage(
  target: string,
  title: string,
  {canonical = target, policy}: {canonical?: string; policy: ContentSecurityPolicy | false},
): string {
  const href = escapeHtml(target);
  const text = escapeHtml(title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
${policyMeta(policy)}<title>${text}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${escapeHtml(canonical)}">
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="icon" href="data:,">
</head>
<body>
<p>This page has moved to <a href="${href}">${text}</a>.</p>
</body>
</html>
`;
}
