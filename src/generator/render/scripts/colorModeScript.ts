/**
 * The classic script that the document runs before its first paint: it sets the color mode, marks that JavaScript runs,
 * hides the announcement when it is the one that was dismissed, and the sidebar until it is as the reader left it. It must
 * stay a constant, since the Content Security Policy allows it by its hash. The system's preference is ignored on purpose.
 */
export const COLOR_MODE_SCRIPT =
  "(function(d,t,a,s){try{t=localStorage.getItem('theme');a=localStorage.getItem('announcement.dismissed');" +
  "s=sessionStorage.getItem('sidebar-changed')}catch(e){}" +
  "d.theme=t=='dark'||t=='light'?t:d.theme||'light';d.js='';if(a&&a==d.announcement)d.dismissed='';if(s)d.restoring=''})" +
  '(document.documentElement.dataset)';
