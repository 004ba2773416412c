import {escapeJson} from '../../shared/html/escapeJson.ts';
import {THEME_IDS} from '../../shared/markup/themeIds.ts';
import {POSITION_ATTRIBUTE, RELOADED_KEY, STARTED_KEY} from '../../shared/dev/reloadKeys.ts';

/**
 * A script at the end of the dev server's documents. A document that was rendered before the app's scripts were bundled
 * loads them as soon as they are; until then, the script shows what has changed, since the server can already render
 * it, and the scripts must find what they render themselves. If the scripts or the style sheet could not be loaded, because the server was stopped in the meantime, it reloads
 * the document once the server responds again; after that, only when something has changed.
 *
 * @param lateScripts Addresses of the app's scripts if the document does not contain them.
 */
export function reloadScript(baseUrl: string, lateScripts: readonly string[]): string {
  return [
    ';(function(d,w,u,l){',
    'var v,c=Promise.resolve();',
    `function a(){return d.documentElement.dataset.${STARTED_KEY}!=null}`,
    "function b(){return getComputedStyle(d.documentElement).getPropertyValue('--bg')}",
    'function r(){w.location.reload()}',
    'function e(q,f){var e=new EventSource(u+q);e.onmessage=function(m){f(JSON.parse(m.data),e)}}',
    // Whether to reload: `x` tells whether the document lacks something that it should have loaded.
    "function n(m,x){var s=w.sessionStorage,k='",
    RELOADED_KEY,
    "',o=m.type=='reload';",
    "if(m.type=='hello'){o=v!=null&&v!=m.server;v=m.server;if(x&&!s.getItem(k)){s.setItem(k,1);o=true}}return o}",
    "function g(){if(!a()||!b())e('',function(m){if(n(m,true)||m.type=='app')r()})}",
    // Elements are replaced at once, unless the app has started meanwhile, which then fetches the page itself.
    "function t(){return fetch(w.location.href).then(function(x){return x.text()}).then(function(h){var f=new DOMParser().parseFromString(h,'text/html');if(a())return;d.title=f.title;",
    escapeJson([THEME_IDS.app, THEME_IDS.pageData]),
    '.forEach(function(i){var o=d.getElementById(i),n=f.getElementById(i);if(!n)r();else if(!o.isEqualNode(n))o.replaceWith(n)})}).catch(function(){})}',
    `if(l.length)e('?since='+d.documentElement.getAttribute('${POSITION_ATTRIBUTE}'),function(m,s){`,
    "if(n(m,d.readyState=='complete'&&!b()))r();",
    "else if(m.type=='pages'||m.type=='sidebars')c=c.then(t);",
    "else if(m.type=='app'){s.close();c.then(function(){l.forEach(function(x,i){var s=d.createElement('script');s.async=false;s.src=x;",
    'if(i==l.length-1)s.onload=s.onerror=g;d.head.append(s)})})}});',
    "else w.addEventListener('load',g)",
    `})(document,window,${escapeJson(`${baseUrl}__dev/events`)},${escapeJson(lateScripts)})`,
  ].join('');
}
