import {expect, onTestFinished, test} from 'vitest';
import {createSite} from '../support/createSite.ts';
import {runScript} from '../support/runScript.ts';
import {useDocusaurusSite} from '../support/useDocusaurusSite.ts';

const MARK = `import useBrokenLinks from '@docusaurus/useBrokenLinks';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Link from '@docusaurus/Link';

export default function Mark({id}) {
  const {collectAnchor} = useBrokenLinks();
  collectAnchor(id + '-later');
  return (
    <>
      <i id={id}>here</i>
      <BrowserOnly>{() => <i id={id + '-later'}>later</i>}</BrowserOnly>
      <Link to="pathname:///other-app">file</Link>
      <Link to="/not/checked" data-noBrokenLinkCheck>unchecked</Link>
    </>
  );
}
`;

const doc = (id: string) => `# A

import Mark from '@site/src/Mark';
import Link from '@docusaurus/Link';

<Mark id="${id}" />

[shown](#one) [added later](#one-later) <Link to="/gone" data-noBrokenLinkCheck>unchecked</Link>
`;

const OWN = `import Layout from '@theme/Layout';
import Mark from '../Mark';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

export default function Own() {
  useBrokenLinks().collectLink('/reported');
  return <Layout title="Own" description="Own"><Mark id="own" /><a href="/docs/a#one-later">A</a></Layout>;
}
`;

const built = useDocusaurusSite({
  'docusaurus.config.js':
    "module.exports = {title: 'L', url: 'https://l.example', baseUrl: '/', presets: ['classic'], onBrokenAnchors: 'throw'};",
  'src/Mark.jsx': MARK,
  'src/pages/own.jsx': OWN,
  'docs/a.mdx': doc('one'),
  'docs/b.md': '# B\n\n[A](./a.mdx#one-later), [own](/own#own-later)\n',
});

test('ids that components render or report can be linked to, and links that they report are checked', () => {
  expect(built.printed).toMatch(
    /^warning {2}src\/pages\/own\.jsx\n {2}Link to `\/reported` points to a page/m,
  );
  expect(built.printed.match(/^(?:warning|error) .*/gm)).toHaveLength(1);
  expect(built.printed).toContain('1 warning');
});

test('a link to a file of the site opens in a new tab', () => {
  expect(built.site.output('docs/a/index.html')).toMatch(
    /<a (?=[^>]*href="\/other-app")(?=[^>]*target="_blank")[^>]*>file<\/a>/,
  );
});

test('the check leaves such ids to the build', async () => {
  const {code, stderr} = await runScript('check', [built.site.dir]);
  expect([code, stderr]).toEqual([0, '']);
});

test('an id that a changed text no longer gives its component is missed', async () => {
  built.site.write({'src/pages/own.jsx': OWN.replace(/use.*\/reported.*/, '')});
  expect(await built.site.build()).toMatchObject({code: 0, stderr: ''});
  built.site.write({'docs/a.mdx': doc('two').replace(/^\[shown].*/m, '')});
  const {code, stderr} = await built.site.build();
  expect(code).toBe(1);
  expect(stderr).toContain(
    'docs/b.md:3:1\n  Link to `/docs/a#one-later` names an anchor that its page does not have.',
  );
  expect(stderr).toContain('Did you mean `#two-later`?');
});

test('an id that a component no longer renders is missed, even if only the text of its page has changed', async () => {
  const page = (name: string, text: string) =>
    `# A\n\nimport Mark from '@site/src/Mark';\n\n<Mark name="${name}" />\n\n${text}\n`;
  const site = createSite({
    'src/pages/index.md': '# Home\n',
    'src/Mark.tsx': 'export default ({name}: {name: string}) => <i id={name}>here</i>;\n',
    'docs/a.mdx': page('one', 'One.\n\nTwo.'),
    'docs/b.md': '# B\n\n[A](./a.mdx#one)\n',
  });
  onTestFinished(site.dispose);
  expect(await site.build()).toMatchObject({code: 0, stderr: ''});

  site.write({'docs/a.mdx': page('one', 'One.\n\nThree.')});
  expect(await site.build()).toMatchObject({code: 0, stderr: ''});
  expect(site.output('docs/a/index.html')).toContain('Three.');

  site.write({'docs/a.mdx': page('two', 'One.\n\nThree.')});
  const {code, stderr} = await site.build();
  expect([code, stderr]).toEqual([
    0,
    expect.stringMatching(/^warning {2}docs\/b\.md:3:1\n.*`\/docs\/a#one`/m),
  ]);
  expect(site.output('docs/a/index.html')).toContain('id="two"');
});

test('a broken link in a component of a text is reported once, on its page', async () => {
  const site = createSite({
    'site.config.ts':
      "export default {title: 'L', url: 'https://l.example', baseUrl: '/v1/', onBrokenLinks: 'throw'};\n",
    'src/Box.tsx':
      'import {Link} from \'valkyr-docs/theme\';\nexport const Box = ({children}) => <p><Link to="/gone">a</Link> <a href="/v1/docs/b">b</a> {children}</p>;\n',
    'docs/a.mdx':
      "# A\n\nimport {Box} from '@site/src/Box';\n\n## Part\n\n<Box>[written](/lost) and [above](#part)</Box>\n",
    'docs/b.md': '# B\n',
  });
  onTestFinished(() => site.dispose());
  const {code, stderr} = await site.build();
  expect(code).toBe(1);
  expect(stderr.match(/^(?:warning|error) .*\n.*/gm)).toEqual([
    'error  docs/a.mdx\n  Link to `/v1/gone` points to a page that does not exist.  broken-link',
    'error  docs/a.mdx:7:6\n  Link to `/v1/lost` points to a page that does not exist.  broken-link',
  ]);
});
