/**
 * The classic script that the document runs before its first paint: it sets the colour mode, marks that JavaScript runs,
 * and hides the announcement when it is the one that was dismissed. It must stay a constant, since the Content Security
 * Policy allows it by its hash. The system's preference is ignored on purpose.
 */
export const COLOR_MODE_SCRIPT =
  "(function(d,t,a){try{t=localStorage.getItem('theme');a=localStorage.getItem('announcement.dismissed')}catch(e){}" +
  "d.theme=t=='dark'||t=='light'?t:d.theme||'light';d.js='';if(a&&a==d.announcement)d.dismissed=''})" +
  '(document.documentElement.dataset)';
