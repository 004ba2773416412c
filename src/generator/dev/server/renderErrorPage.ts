import {type ContentSecurityPolicy, policyMeta} from '../../shared/html/contentSecurityPolicy.ts';
import {POSITION_ATTRIBUTE} from '../../shared/dev/reloadKeys.ts';
import {scriptHash} from '../../render/inlineScriptHashes.ts';
import {escapeHtml} from '../../shared/html/escapeHtml.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {positionSuffix} from '../../problems/codeFrame.ts';

/** Listens for updates without the app, which could not be bundled; also for those since the document was rendered. */
const SCRIPT = `const since = document.documentElement.getAttribute('${POSITION_ATTRIBUTE}');
const source = new EventSource(document.currentScript.dataset.events + '?since=' + since);
let server;
source.onmessage = ({data}) => {
  const message = JSON.parse(data);
  const isOther = message.type === 'hello' && server !== undefined && server !== message.server;
  if (message.type === 'hello') server = message.server;
  if (isOther || ['reload', 'app', 'pages', 'sidebars'].includes(message.type)) location.reload();
};`;

/** The page contains text from the site's authors and loads nothing. */
const POLICY: ContentSecurityPolicy = {
  'default-src': ["'none'"],
  'script-src': [],
  'style-src': ["'unsafe-inline'"],
  'img-src': ["'self'"],
  'connect-src': ["'self'"],
  'base-uri': ["'none'"],
};

/** A document for an address whose page cannot be rendered; it reloads when something has changed. */
export function renderErrorPage(baseUrl: string, problems: Problem[]): string {
  const items = problems.map(({file, line, column, message, hint}) => {
    const place =
      file === undefined ? '' : `<p><code>${escapeHtml(file + positionSuffix({line, column}))}</code></p>`;
    return `<li>${place}<p><strong>${escapeHtml(message)}</strong></p>${hint === undefined ? '' : `<pre>${escapeHtml(hint)}</pre>`}</li>`;
  });
  return [
    '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>Page error</title>\n',
    policyMeta(POLICY, [scriptHash(SCRIPT)]),
    '<meta name="viewport" content="width=device-width, initial-scale=1">\n',
    '<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:45rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}',
    'pre{white-space:pre-wrap}li+li{margin-top:2rem}ul{list-style:none;padding:0}</style>\n</head>\n<body>\n<main>\n',
    `<h1>This page cannot be shown yet</h1>\n<ul>${items.join('\n')}</ul>\n<p>The page reloads when this is fixed.</p>\n</main>\n`,
    `<script data-events="${escapeHtml(baseUrl)}__dev/events">${SCRIPT}</script>\n</body>\n</html>\n`,
  ].join('');
}
