/**
 * A function of the document and the data attributes of its last script. If the style sheet was not found, the site is
 * most likely served below a different path than it was built for and none of its files can be reached: a banner then
 * says which base URL would be right. The attributes contain the configured base URL and the page's own path (absent on
 * the not-found page).
 */
export const CHECK_BASE_URL = [
  'function(d,s){',
  // A token that the style sheet defines.
  "if(getComputedStyle(d.documentElement).getPropertyValue('--bg'))return;",
  "var b=s.base,p=location.pathname.replace(/(\\/index)?\\.html$/,'').replace(/\\/$/,''),f=s.path,r,u,e,h,t;",
  // If the address ends with the page's path below the base URL, what precedes it is the base URL.
  "if(f!=null){r=f.slice(b.length).replace(/\\/$/,'');u=r===''?p+'/':p.slice(-r.length-1)==='/'+r?p.slice(0,-r.length):''}",
  "if(!u){t=location.pathname.split('/');u=t.length>2?'/'+t[1]+'/':'/'}",
  // The path is right: the style sheet failed to load for another reason.
  'if(u===b)return;',
  "e=d.createElement('div');e.id='base-url-banner';e.setAttribute('role','alert');",
  "e.style.cssText='margin:1rem;padding:1rem;border:3px solid #b3261e;background:#fff;color:#1f2430;font:1rem/1.5 sans-serif';",
  "h=d.createElement('strong');h.textContent='Your Docusaurus site did not load properly';e.append(h);",
  "t=d.createElement('p');t.textContent='The site was built for the base URL '+b+' but this page is served from another path. '",
  "+'Set baseUrl to '+u+' in the site configuration and build the site again.';",
  'e.append(t);d.body.prepend(e)',
  '}',
].join('');
