import {expect, test} from 'vitest';
import {readRules} from '../../../../src/generator/compat/styles/readRules.ts';
import {translateStyles} from '../../../../src/generator/compat/styles/translateStyles.ts';

const translated = (css: string): string => translateStyles([css]).css;

test.each([
  [
    ':root { --ifm-color-primary: #abc; }',
    ':root{--accent:var(--ifm-color-primary);--gold:var(--ifm-color-primary);}',
  ],
  // Infima sets it again in dark mode.
  [
    ':root { --ifm-background-color: #eee; }',
    ':root:not([data-theme="dark"]){--bg:var(--ifm-background-color);}',
  ],
  [
    "html[data-theme='dark'] { --ifm-background-color: #111; }",
    ':root[data-theme="dark"]{--bg:var(--ifm-background-color);}',
  ],
  [
    '[data-theme="dark"] { --ifm-navbar-link-color: red; }',
    ':root[data-theme="dark"] .navbar :is(.navbar-link, .navbar-brand, .icon-button){color:var(--ifm-navbar-link-color);}',
  ],
  // Links to other sites have a class.
  [
    ':root { --ifm-link-decoration: none; }',
    ':root .page-text a:is(:not([class]), [class="external"]){text-decoration:var(--ifm-link-decoration);}',
  ],
  // The names of classes in Docusaurus' CSS modules end in a hash.
  [
    '.own div[class^="codeBlockTitle"], [class*=codeBlockLines] b { color: red; }',
    '.own .code-title,:is(.code code) b{color:red;}',
  ],
  ["div[class*='announcementBar_'] { color: red; }", '.announcement{color:red;}'],
  ['.theme-doc-footer-edit-meta-row a { color: red; }', ':is(.plugin-docs .page-meta) a{color:red;}'],
  ['.theme-blog-footer-tags-row { color: red; }', ':is(.plugin-blog .tag-row){color:red;}'],
  // The icon of a link to another site is no element here.
  ['svg[class*="iconExternalLink"] { display: none }', 'a.external::after{display:none;}'],
  [
    '.footer [class^=iconExternalLink_] { display: none }',
    '.footer.external::after,.footer a.external::after{display:none;}',
  ],
  [
    '.footer__link-item > svg, .iconExternalLink_nPIU { display: none }',
    '.footer-link.external::after,.footer-link a.external::after,a.external::after{display:none;}',
  ],
  ['.menu__link--active, a { color: red; }', '.sidebar-link[aria-current]{color:red;}'],
  [
    '@media (min-width: 9px) { .footer { & .footer__title:hover { color: red } } }',
    '@media (min-width: 9px){.footer .footer-title:hover{color:red;}}',
  ],
  ['.theme-admonition-success { color: red }', '.admonition-success{color:red;}'],
  ['.theme-admonition-tip::before { content: "a;b}" }', '.admonition-tip::before{content:"a;b}";}'],
  ['.markdown { background: url("./a.png"); color: red }', '.page-text{color:red;}'],
  [
    '.markdown { background: url("@site/a.png"), url(https://a.example/a.png) }',
    '.page-text{background:url("@site/a.png"), url(https://a.example/a.png);}',
  ],
  [
    '.markdown > figure img { color: red }',
    '.page-text > figure:where(:not(.code, .diagram)) img{color:red;}',
  ],
])('%s', (css, result) => {
  expect(translated(css)).toBe(result);
});

test('variables that are used have values, and those that these use', () => {
  expect(translated('.a { color: var(--ifm-color-primary-dark); margin: var(--ifm-none) }')).toBe(
    ':root{--ifm-color-primary:var(--accent);--ifm-color-primary-dark:color-mix(in srgb, var(--ifm-color-primary) 90%, #000);}',
  );
});

test('a variable that is set is never derived from the variable that it sets', () => {
  expect(translateStyles([':root{--ifm-color-primary:#abc}', 'a{color:var(--ifm-color-primary)}']).css).toBe(
    ':root{--accent:var(--ifm-color-primary);--gold:var(--ifm-color-primary);}',
  );
});

test('unsupported classes of Docusaurus are listed once', () => {
  const css = '.theme-x, .navbar__y { color: red } .theme-x { color: blue } .own { color: red }';
  expect(translateStyles([css])).toEqual({css: '', unknown: ['theme-x', 'navbar__y']});
});

test('a variable that is set for one part has its value elsewhere', () => {
  expect(translated('.footer--dark { --ifm-footer-background-color: #111; }').split('\n')).toEqual([
    ':root{--ifm-footer-background-color:var(--bg-sunken);}',
    ':root .footer{background-color:var(--ifm-footer-background-color);}',
    '.footer[data-style="dark"]{--ifm-footer-background-color:#111;}',
  ]);
  // It is a variable of the theme.
  expect(translated('.own { --ifm-color-primary: red; }')).toBe('');
});

test('a dark navbar has light text, and the classes of Docusaurus for it', () => {
  const css = '.navbar--dark { --ifm-navbar-link-color: red; } .navbar--primary { color: red }';
  const {css: dark, unknown} = translateStyles([css], 'dark');
  expect(dark).toContain('background-color:var(--ifm-navbar-background-color)');
  expect(dark).toContain('.navbar{--ifm-navbar-link-color:red;}');
  expect(unknown).toEqual(['navbar--primary']);
  expect(translateStyles([css]).unknown).toEqual(['navbar--dark', 'navbar--primary']);
  expect(translateStyles([], 'primary').css).toContain('--ifm-navbar-background-color:var(--accent)');
});

test('a label before the links of the sidebar does not look like the marker of the current page', () => {
  const css = '@media print { .get > .menu__link::before { content: "get"; border: 1px solid } }';
  expect(translated(css).split('\n')).toEqual([
    '@media print{:where(.get > .sidebar-link)::before{position:static;border:0;}}',
    '@media print{.get > .sidebar-link::before{content:"get";border:1px solid;}}',
  ]);
});

test('levels of the sidebar have the classes of Docusaurus', () => {
  expect(translated('.theme-doc-sidebar-item-category-level-2 { color: red }')).toBe(
    ':is(.sidebar > .sidebar-list > li > .sidebar-list > li:has(> .sidebar-row)){color:red;}',
  );
});

test('a class of the site that begins like one of Docusaurus is not listed', () => {
  expect(translateStyles(['.navbar-github-link { color: red }']).unknown).toEqual([]);
});

test('a style sheet that does not refer to Docusaurus needs nothing', () => {
  expect(translated(':root { --accent: red } .own { color: red }')).toBe('');
});

test('rules are read with comments, fonts and key frames between them', () => {
  const css =
    '/* a { b: c } */ @font-face { src: url(a;b) } @keyframes k { from { top: 0 } } a, b { c: d; e: f }';
  expect(readRules(css)).toEqual([
    {
      conditions: [],
      selectors: ['a', 'b'],
      declarations: [
        {name: 'c', value: 'd'},
        {name: 'e', value: 'f'},
      ],
    },
  ]);
});

test('on a site of Docusaurus, all of its variables have values, apart from those that it sets', () => {
  const sheet = ':root { --ifm-link-color: red; }';
  const [values = ''] = translateStyles([sheet], undefined, true).css.split('\n');
  expect(values).toContain('--ifm-color-emphasis-300:color-mix(');
  expect(values).toContain('--ifm-color-primary:var(--accent);');
  expect(values).toContain('--ifm-font-color-secondary:var(--ifm-color-content-secondary);');
  expect(values).not.toContain('--ifm-link-color:');
  const defined = new Set([...values.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
  const used = [...values.matchAll(/var\(--(ifm-[\w-]+)/g)].map(([, name]) => name);
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
});
