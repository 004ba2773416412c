/**
 * The classic script at the end of every document. The style sheet blocks it, so it knows whether that was found: when
 * not, the site is most likely served below another path than the one it was built for, none of its files can be
 * reached, and a banner says which base URL would be right. It reads the configured base URL, and the page's own path
 * (absent on the not-found page), from its element. It must stay a constant, since the Content Security Policy allows
 * it by its hash.
 */
export const BASE_URL_SCRIPT = [
  '(function(d,s){',
  // A token that the style sheet defines.
  "if(getComputedStyle(d.documentElement).getPropertyValue('--bg'))return;",
  "var b=s.base,p=location.pathname.replace(/(\\/index)?\\.html$/,'').replace(/\\/$/,''),f=s.path,r,u,e,h,t;",
  // Where the page's path below the base URL ends the address, the base URL is what precedes it.
  "if(f!=null){r=f.slice(b.length).replace(/\\/$/,'');u=r===''?p+'/':p.slice(-r.length-1)==='/'+r?p.slice(0,-r.length):''}",
  "if(!u){t=location.pathname.split('/');u=t.length>2?'/'+t[1]+'/':'/'}",
  // Served where it should be: something else kept the style sheet away.
  'if(u===b)return;',
  "e=d.createElement('div');e.id='base-url-banner';e.setAttribute('role','alert');",
  "e.style.cssText='margin:1rem;padding:1rem;border:3px solid #b3261e;background:#fff;color:#1f2430;font:1rem/1.5 sans-serif';",
  "h=d.createElement('strong');h.textContent='Your Docusaurus site did not load properly';e.append(h);",
  "t=d.createElement('p');t.textContent='The site was built for the base URL '+b+' but this page comes from another path. '",
  "+'Set baseUrl to '+u+' in the site configuration and build the site again.';",
  'e.append(t);d.body.prepend(e)',
  '})(document,document.currentScript.dataset)',
].join('');
