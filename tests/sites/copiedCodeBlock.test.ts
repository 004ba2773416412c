import {expect, test} from 'vitest';
import {useDocusaurusSite} from '../support/useDocusaurusSite.ts';

/** Parts of a code block as `docusaurus swizzle --eject` writes them, shortened. */
const built = useDocusaurusSite({
  'docusaurus.config.js':
    "module.exports = {title: 'C', url: 'https://c.example', baseUrl: '/', presets: [['classic', {}]]};\n",
  'docs/a.mdx':
    '# A\n\n```js title="a.js" play="abc" {1}\nconst one = 1;\nlet two;\n```\n\n```js title="b.js"\nconst three = 3;\n```\n\nInline `code`.\n',
  'docs/b.mdx':
    '# B\n\nimport CodeBlock from \'@theme/CodeBlock\';\n\n<CodeBlock language="js" title="c.js">const four = 4;</CodeBlock>\n',
  'src/theme/CodeBlock/Content/String.jsx': `import {useThemeConfig} from '@docusaurus/theme-common';
import {CodeBlockContextProvider, createCodeBlockMetadata, useCodeWordWrap} from '@docusaurus/theme-common/internal';
import Layout from '@theme/CodeBlock/Layout';
import Play from '../Play';
export default function CodeBlockString(props) {
  const {prism} = useThemeConfig();
  const metadata = createCodeBlockMetadata({
    code: props.children, className: props.className, metastring: props.metastring, magicComments: prism.magicComments,
    defaultLanguage: prism.defaultLanguage, language: props.language, title: props.title, showLineNumbers: props.showLineNumbers,
  });
  const play = /play="(.*?)"/.exec(props.metastring ?? '')?.[1];
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={useCodeWordWrap()}>
      {play ? <Play play={play} /> : <Layout />}
    </CodeBlockContextProvider>
  );
}
`,
  'src/theme/CodeBlock/Buttons/CopyButton/index.jsx': `import Original from '@theme-original/CodeBlock/Buttons/CopyButton';
export default (props) => <><i>Copies:</i><Original {...props} /></>;
`,
  'src/theme/CodeBlock/Play.jsx': `import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Buttons from '@theme/CodeBlock/Buttons';
import Container from '@theme/CodeBlock/Container';
import Content from '@theme/CodeBlock/Content';
import Title from '@theme/CodeBlock/Title';
export default function Play({play}) {
  const {metadata} = useCodeBlockContext();
  return (
    <Container as="div" className={metadata.className}>
      {metadata.title && <p className="own-title"><Title>{metadata.title}</Title></p>}
      <div className="own-content"><Content className="own-pre" /><a href={'https://play.example/#' + play}>Play</a><Buttons /></div>
    </Container>
  );
}
`,
});

const main = (page: string): string => built.site.output(`docs/${page}/index.html`).split('<main')[1] ?? '';

test('a copied text of a code block is used for the code of Markdown, which stays highlighted', () => {
  expect(main('a')).toContain(
    '<figure class="code language-js"><figcaption class="code-title">b.js</figcaption><pre tabindex="0"><code class="language-js"><span class="tk-k">const</span>',
  );
  expect(main('a')).toContain('Inline <code>code</code>.');
  expect(main('b')).toMatch(
    /<figure class="code [^>]*><figcaption class="code-title">c\.js<\/figcaption>.*const four = 4;/s,
  );
});

test('the parts of a copied layout are the title, the highlighted lines and the button that copies them', () => {
  const block = /<div class="code language-js">.*?<\/button>/s.exec(main('a'))?.[0] ?? '';
  expect(block).toContain(
    '<p class="own-title">a.js</p><div class="own-content"><pre class="own-pre" tabindex="0">',
  );
  expect(block).toMatch(
    /<code class="language-js"><span class="line highlight[^>]*><span class="tk-k">const<\/span>/,
  );
  expect(block).toMatch(
    /<a [^>]*href="https:\/\/play\.example\/#abc"[^>]*>Play<\/a><i>Copies:<\/i><button type="button" class="code-copy"/,
  );
  expect(built.printed).not.toContain('replace no component');
  expect(built.printed).not.toContain('is not available here');
});
