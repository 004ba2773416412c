import {COLOR_MODE_EVENT} from '../../shared/markup/colorModeEvent.ts';

/**
 * The classic script that the document runs before its first paint. It sets the color mode, marks that JavaScript is
 * available, hides the announcement if the reader has dismissed it, and hides the sidebar until the reader's state is
 * restored. It must stay constant, since the Content-Security-Policy allows it by its hash.
 */
export const COLOR_MODE_SCRIPT = script("d.theme||'light'");

const SYSTEM_MODE = "matchMedia('(prefers-color-scheme:dark)')";

/**
 * The same for a site that wants the system's preference to be respected, which is ignored otherwise. It is also
 * followed while the page is open, for example at sunset, unless the reader has chosen a mode.
 */
export const SYSTEM_COLOR_MODE_SCRIPT =
  script(`${SYSTEM_MODE}.matches?'dark':'light'`) +
  ";(function(d,m){m.onchange=function(t){t='';try{t=localStorage.getItem('theme')}catch(e){}" +
  "if(t!='dark'&&t!='light'){d.documentElement.dataset.theme=m.matches?'dark':'light';" +
  `d.dispatchEvent(new Event('${COLOR_MODE_EVENT}'))}}})(document,${SYSTEM_MODE})`;

/** @param otherwise The mode of a reader who has chosen none. */
function script(otherwise: string): string {
  return (
    "(function(d,t,a,s){try{t=localStorage.getItem('theme');a=localStorage.getItem('announcement.dismissed');" +
    "s=sessionStorage.getItem('sidebar-changed')}catch(e){}" +
    `d.theme=t=='dark'||t=='light'?t:${otherwise};d.js='';if(a&&a==d.announcement)d.dismissed='';if(s)d.restoring=''})` +
    '(document.documentElement.dataset)'
  );
}
