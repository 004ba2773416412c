import {CHECK_BASE_URL} from './baseUrlScript.ts';

/** Marks the elements of a document's head that name the app's scripts, in order. */
export const START_ATTRIBUTE = 'data-start';

/** How long to wait for the browser to report the paint of the first frame (ms). */
const LONGEST_WAIT = 2000;

/**
 * The classic script at the end of every document. It waits for the style sheets, as every script does, and for the
 * first paint, then runs the app's scripts: deferred scripts that are already in the browser's cache would run before
 * that, and the reader would wait for them. Pages that are not visible are not painted. The script must stay constant,
 * since the Content-Security-Policy allows it by its hash.
 */
export const START_SCRIPT = [
  '(function(d,w,s,r){',
  'function g(){',
  'if(r)return;r=1;',
  `d.querySelectorAll('link[${START_ATTRIBUTE}]').forEach(function(l,e){`,
  "e=d.createElement('script');e.async=false;e.src=l.href;d.head.append(e)});",
  // After the first paint, reading a style doesn't force the browser to compute all of them.
  `(${CHECK_BASE_URL})(d,s)}`,
  // Browsers that resist fingerprinting report neither this nor paints.
  "if(d.hidden||!w.performance.getEntriesByType('navigation')[0])return g();",
  "new PerformanceObserver(g).observe({type:'paint',buffered:true});",
  `requestAnimationFrame(function(){setTimeout(g,${LONGEST_WAIT})})`,
  '})(document,window,document.currentScript.dataset)',
].join('');
