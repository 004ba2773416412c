/**
 * The classic script that the document runs before its first paint. It sets the color mode, marks that JavaScript is
 * available, hides the announcement if the reader has dismissed it, and hides the sidebar until the reader's state is
 * restored. It must stay constant, since the Content-Security-Policy allows it by its hash. The system's color
 * preference is ignored on purpose.
 */
export const COLOR_MODE_SCRIPT =
  "(function(d,t,a,s){try{t=localStorage.getItem('theme');a=localStorage.getItem('announcement.dismissed');" +
  "s=sessionStorage.getItem('sidebar-changed')}catch(e){}" +
  "d.theme=t=='dark'||t=='light'?t:d.theme||'light';d.js='';if(a&&a==d.announcement)d.dismissed='';if(s)d.restoring=''})" +
  '(document.documentElement.dataset)';
