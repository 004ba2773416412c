import {LAID_OUT} from '../../shared/markup/laidOut.ts';
import {CHECK_BASE_URL} from './baseUrlScript.ts';
import {EARLY_KEYS_SCRIPT, FORGET_EARLY_KEYS} from './earlyKeysScript.ts';

/** Name of the `meta` elements of a document's head whose content is the address of a script of the app, in order. */
export const START_NAME = 'app-script';

/** The same for scripts that the page's components load. */
export const PRELOAD_NAME = 'page-script';

/** How long to wait for the browser to report the paint of the first frame (ms). */
const LONGEST_WAIT = 2000;

/**
 * The classic script at the end of every document. It waits for the style sheets, as every script does, and for the
 * first paint, then fetches and runs the app's scripts: deferred scripts that are already in the browser's cache would
 * run before that, and the reader would wait for them. On a slow connection, scripts that are fetched earlier delay
 * style sheets and fonts. Pages that are not visible are not painted. The script must be the same in all documents,
 * since the Content-Security-Policy allows it by its hash.
 */
export function createStartScript({hasSearch}: {hasSearch: boolean}): string {
  return [
    '(function(d,w,s,r,n){',
    'function g(){',
    'if(r)return;r=1;',
    `d.querySelectorAll('meta[name=${START_NAME}],meta[name=${PRELOAD_NAME}]').forEach(function(m,e){`,
    `if(m.name=='${START_NAME}'){e=d.createElement('script');e.async=false;e.src=m.content${hasSearch ? `;e.onerror=${FORGET_EARLY_KEYS}` : ''}}`,
    "else{e=d.createElement('link');e.rel='preload';e.as='script';e.href=m.content}",
    'd.head.append(e)});',
    // After the first paint, reading a style doesn't force the browser to compute all of them.
    `(${CHECK_BASE_URL})(d,s)}`,
    hasSearch ? EARLY_KEYS_SCRIPT : '',
    "n=w.performance.getEntriesByType('navigation')[0];",
    // The browser will scroll to where the reader was, which it can only find in a complete layout.
    `if(n&&n.type!='navigate')d.documentElement.setAttribute('${LAID_OUT}','');`,
    // Browsers that resist fingerprinting report neither this nor paints.
    'if(d.hidden||!n)return g();',
    "new PerformanceObserver(g).observe({type:'paint',buffered:true});",
    `requestAnimationFrame(function(){setTimeout(g,${LONGEST_WAIT})})`,
    '})(document,window,document.currentScript.dataset)',
  ].join('');
}
