/**
 * The classic script that the document runs before its first paint. It sets the color mode, marks that JavaScript is
 * available, hides the announcement if the reader has dismissed it, and hides the sidebar until the reader's state is
 * restored. It must stay constant, since the Content-Security-Policy allows it by its hash.
 */
export const COLOR_MODE_SCRIPT = script("d.theme||'light'");

/** The same for a site that wants the system's preference to be respected, which is ignored otherwise. */
export const SYSTEM_COLOR_MODE_SCRIPT = script(
  "matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'",
);

/** @param otherwise The mode of a reader who has chosen none. */
function script(otherwise: string): string {
  return (
    "(function(d,t,a,s){try{t=localStorage.getItem('theme');a=localStorage.getItem('announcement.dismissed');" +
    "s=sessionStorage.getItem('sidebar-changed')}catch(e){}" +
    `d.theme=t=='dark'||t=='light'?t:${otherwise};d.js='';if(a&&a==d.announcement)d.dismissed='';if(s)d.restoring=''})` +
    '(document.documentElement.dataset)'
  );
}
