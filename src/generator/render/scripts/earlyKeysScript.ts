/** An expression that ends keeping keys: the app cannot be loaded. `d` is the document. */
export const FORGET_EARLY_KEYS = '()=>d.early=0';

/**
 * Statements that keep the keys of a reader who opens the search before the app is there, in `d.early`, which
 * `takeEarlyKeys` reads. Every document contains them, so they are short: a slash counts only where readers usually are,
 * and AltGr not at all. Without access to the storage, reading the setting of shortcuts throws, and nothing is kept.
 */
export const EARLY_KEYS_SCRIPT = [
  "d.addEventListener('keydown',(e,c,m,q)=>{",
  'q=d.early;c=e.key;m=e.ctrlKey+e.metaKey+2*e.altKey;',
  'if(q&&!m)q.push(c);',
  "else if(q!==0&&(m?m==1&&c=='k':c=='/'&&e.target.matches('body,a,button')&&localStorage.shortcuts!='off'))d.early=q||[];",
  'else return;',
  // Other keys with a name, such as Tab, do what they do.
  "c[1]&&c!='Enter'||e.preventDefault()});",
].join('');
