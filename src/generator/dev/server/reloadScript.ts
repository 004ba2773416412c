import {RELOADED_KEY, STARTED_KEY} from '../../shared/dev/reloadKeys.ts';

/**
 * A script at the end of the dev server's documents. If their scripts or style sheet could not be loaded, because the
 * server was stopped in the meantime, it reloads the document once the server responds again; after that, only when
 * something has changed.
 */
export function reloadScript(baseUrl: string): string {
  const text = (value: string): string => JSON.stringify(value).replaceAll('<', '\\u003c');
  return [
    ';(function(d,w,k){',
    "w.addEventListener('load',function(){",
    `if(d.documentElement.dataset.${STARTED_KEY}!=null&&getComputedStyle(d.documentElement).getPropertyValue('--bg'))return;`,
    `var e=new EventSource(${text(`${baseUrl}__dev/events`)}),v;`,
    'e.onmessage=function(m){m=JSON.parse(m.data);var s=w.sessionStorage,o=false;',
    "if(m.type=='hello'){o=v!=null&&v!=m.server;v=m.server;",
    'if(!s.getItem(k)){s.setItem(k,1);o=true}}',
    "if(o||m.type=='reload'||m.type=='app')w.location.reload()}",
    `})})(document,window,${text(RELOADED_KEY)})`,
  ].join('');
}
