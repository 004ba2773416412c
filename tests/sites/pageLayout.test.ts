import {expect, test} from 'vitest';
import {useDocusaurusSite} from '../support/useDocusaurusSite.ts';

const page = (layout: string, content: string) => `import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';

export default function Page() {
  return <Layout ${layout}><header id="hero"><Link to="/gone">Gone</Link></header>${content}</Layout>;
}
`;

const built = useDocusaurusSite({
  'docusaurus.config.js':
    "module.exports = {title: 'P', url: 'https://p.example', baseUrl: '/', titleDelimiter: '–', presets: ['classic']};",
  'docs/a.md': '# A\n\n[Hero](/own#hero)\n',
  'src/pages/own.jsx': page(
    'title="Own" description="All of it" wrapperClassName="wrapped" noFooter',
    '<main><h1>Own</h1></main>',
  ),
  'src/pages/plain.jsx': page('title="Plain"', '<h1>Plain</h1>'),
});

const output = (name: string) => built.site.output(`${name}/index.html`);
const mains = (name: string) => output(name).match(/<main/g);

test('`title`, `description` and `wrapperClassName` of `Layout` are applied', () => {
  expect(output('own')).toContain('>Own – P</title>');
  expect(output('own')).toMatch(/<meta [^>]*name="description" content="All of it"/);
  expect(output('own')).toContain('<div class="wrapped"><header id="hero">');
  expect(built.site.output('404.html')).toMatch(/>[^<]* – P<\/title>/);
});

test('`noFooter` leaves the footer out of the page, also when a reader navigates to it', () => {
  expect(output('own')).not.toContain('<footer');
  expect(output('plain')).toContain('<footer');
  expect(JSON.parse(built.site.output('own/page.json')).head.own.html).toMatchObject({'data-footer': 'none'});
});

test('a page that renders its main landmark has only that one', () => {
  expect(mains('own')).toHaveLength(1);
  expect(output('own')).toContain('<main><h1>Own</h1></main>');
  expect(output('own')).toMatch(/<div id="__main"/);
  expect(mains('plain')).toHaveLength(1);
  expect(output('plain')).toMatch(/<main id="__main"/);
});

test('what is outside of it is still checked', () => {
  expect(built.printed).toContain(
    'src/pages/own.jsx\n  Link to `/gone` points to a page that does not exist.',
  );
  expect(built.printed).not.toContain('#hero');
});
