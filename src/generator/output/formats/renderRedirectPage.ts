import {type ContentSecurityPolicy, policyMeta} from '../../shared/html/contentSecurityPolicy.ts';
import {escapeHtml} from '../../shared/html/escapeHtml.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import {ENGLISH} from '../../shared/messages/languages/en.ts';
import {splitMessage} from '../../shared/messages/fillMessage.ts';
import {scriptHash} from '../../render/inlineScriptHashes.ts';

/** The text of a redirect page in the reader's language. */
interface RedirectWords {
  lang: string;
  direction?: 'rtl';
  /** A message with a placeholder for the link. */
  moved: string;
}

const IN_ENGLISH: RedirectWords = {lang: 'en', moved: ENGLISH.build.moved};

/** The text of a redirect page in the language of a site. */
export function redirectWords({
  locale,
  htmlLang = locale,
  direction,
  messages,
}: Pick<SiteConfig, 'locale' | 'htmlLang' | 'direction' | 'messages'>): RedirectWords {
  return {lang: htmlLang, ...(direction && {direction}), moved: messages.build.moved};
}

/**
 * Keeps query and hash of the old address, unless the target has its own or is on another site: what `followRedirect`
 * does within the app. Without JavaScript, the meta element redirects to the target alone.
 */
const SCRIPT =
  'const u=new URL(document.links[0]);' +
  'if(u.origin==location.origin)u.search||=location.search,u.hash||=location.hash;' +
  'location.replace(u)';

/**
 * Renders a page that redirects to another address, automatically through its script or its meta element, or manually
 * through its link. The empty icon keeps browsers from requesting one.
 *
 * @param target The address, percent-encoded: a path with baseUrl or an absolute URL.
 * @param title Text of the browser tab and of the link.
 * @param options.canonical Absolute URL of the target, for search engines; defaults to the target.
 * @param options.policy The Content-Security-Policy of the site; `false` for none.
 * @param options.words Defaults to English.
 */
export function renderRedirectPage(
  target: string,
  title: string,
  {
    canonical = target,
    policy,
    words: {lang, direction, moved} = IN_ENGLISH,
  }: {canonical?: string; policy: ContentSecurityPolicy | false; words?: RedirectWords},
): string {
  const href = escapeHtml(target);
  const text = escapeHtml(title);
  const link = `<a href="${href}">${text}</a>`;
  const sentence = splitMessage(moved).map((part, index) => (index % 2 === 0 ? escapeHtml(part) : link));
  return `<!doctype html>
<html lang="${escapeHtml(lang)}"${direction ? ` dir="${direction}"` : ''}>
<head>
<meta charset="utf-8">
${policyMeta(policy, [scriptHash(SCRIPT)])}<title>${text}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="canonical" href="${escapeHtml(canonical)}">
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="icon" href="data:,">
</head>
<body>
<p>${sentence.join('')}</p>
<script>${SCRIPT}</script>
</body>
</html>
`;
}
