/** The colors of a navbar that differ from those of the page. */
export type NavbarStyle = 'dark' | 'primary';

/** What is in the navbar, without the menus that open below it. */
const CONTROLS = [
  '.navbar-inner>:is(.navbar-brand,.icon-button,.menu-link,.search-link)',
  '.search-open>.search-button',
  '.navbar-group>li>.navbar-link',
  '.navbar-group>li>.dropdown>.navbar-link',
  '.navbar-group>li>.navbar-split .navbar-link',
].join();

const BACKGROUND: Readonly<Record<NavbarStyle, string>> = {dark: '#242526', primary: 'var(--accent)'};

/** Rules for a navbar in a color of its own, which every rule of the site overrides. */
export function navbarStyleRules(style: NavbarStyle): string[] {
  return [
    `:where(.navbar){--ifm-navbar-background-color:${BACKGROUND[style]};--ifm-navbar-link-color:#f5f6f7;--ifm-navbar-link-hover-color:#fff;background-color:var(--ifm-navbar-background-color);}`,
    `:where(${CONTROLS}){color-scheme:dark;--text:var(--ifm-navbar-link-hover-color);--text-muted:var(--ifm-navbar-link-color);--text-faint:var(--ifm-navbar-link-color);--bg-sunken:rgb(255 255 255/10%);--line:rgb(255 255 255/20%);--line-strong:rgb(255 255 255/25%);}`,
  ];
}
