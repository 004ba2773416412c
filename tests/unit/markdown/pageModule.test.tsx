import {evaluate} from '@mdx-js/mdx';
import {createElement, type ElementType} from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import {describe, expect, test} from 'vitest';
import {box, compile, normalize, render, staticHtml} from './site.tsx';

const components: Record<string, ElementType> = {
  Tabs: box('Tabs'),
  TabItem: box('TabItem'),
  Details: box('Details'),
  Head: box('Head'),
  TOCInline: box('TOCInline'),
};

/** The result of MDX without our plugins. */
async function plainMdx(source: string): Promise<string> {
  const {default: Content} = await evaluate(source, {...jsxRuntime, remarkPlugins: [remarkGfm]});
  return renderToStaticMarkup(createElement(Content, {components}));
}

describe('page modules mean what plain MDX means', () => {
  const sources: [name: string, source: string][] = [
    [
      'static content in components',
      '<Tabs>\n\n<TabItem value="a">\n\nHello **there**, `x`\n\n- a\n- b\n\n</TabItem>\n\n</Tabs>',
    ],
    ['siblings around a component', 'One *a*\n\nTwo\n\n<Head />\n\nThree\n\n1. x\n\n   y'],
    [
      'a component in the middle of text',
      'Some <Details a={1 + x}>*em* & text</Details> here, **b**.\n\nexport const x = 2;'
        .split('\n\n')
        .reverse()
        .join('\n\n'),
    ],
    [
      'loops',
      'export const items = [1, 2].map((n) => n * 2);\n\n<ul>{items.map((n) => <li key={n}>{n}</li>)}</ul>',
    ],
    [
      'components of the page',
      'export function Box({children}) {\n  return <em className="x">{children}</em>;\n}\n\n<Box>\n\npara **b**\n\n</Box>',
    ],
    ['fragments', '<>\n\n*a*\n\n<Head>b</Head>\n\n</>'],
    [
      'attributes',
      '<div style={{color: "red", marginTop: 4}} className="a b" data-x="y" aria-hidden={true} tabIndex={0}>*a*<Head /></div>',
    ],
    [
      'a static element with a style',
      '<div style={{"--a": "1px", WebkitLineClamp: 2}}>*a*</div>\n\n<Head />',
    ],
    ['void elements', 'a<br />b\n\n<hr className="x" />\n\n<Head />'],
    ['spread and events', '<div {...props.more} onClick={() => 1}>*a* **b**</div>'],
    ['text that looks like code', '`{a}` \\{b} &lt;c> "d" \\<e>\n\n<Head />'],
    ['quotes in attributes', '<Head a=\'x"y\' b="it\'s" c={`t${1}`}>&amp; *x*</Head>'],
    ['a layout', 'export default ({children}) => <main>{children}</main>\n\n*a*\n\n<Head />'],
    ['member names', 'export const ui = {Box: (props) => <b>{props.children}</b>};\n\n<ui.Box>*a*</ui.Box>'],
    ['nested lists with a component', '- a\n  - **b**\n  - <Head>c</Head>\n- *d*'],
    ['conditions', 'export const on = Date.now() > 0;\n\n{on ? <b>yes</b> : <i>no</i>} {on && <Head />}'],
  ];
  test.each(sources)('%s', async (_name, source) => {
    const page = await compile(source);
    expect(page.problems).toEqual([]);
    expect(normalize(await render(page.body, components))).toBe(normalize(await plainMdx(source)));
  });
});

describe('imports', () => {
  const files = {
    'src/components/Demo.tsx': 'export default () => null;',
    'docs/_static.mdx': '## Part\n\nSays *hi*, [see](./intro.mdx).\n\n## Part',
    'docs/_props.mdx':
      'import Demo from "@site/src/components/Demo";\n\n## Greeting\n\nHello **{props.name}** <Demo />\n\n<Tabs><TabItem value="a">*x*</TabItem></Tabs>',
    'docs/data.json': '{"name": "N", "list": [1, 2], "__proto__": 3}',
    'docs/code.ts': 'const a = "</script>";\n',
    'docs/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20"></svg>',
  };
  const modules = {
    '@site/src/components/Demo.tsx': {default: box('Demo'), other: box('other')},
    '@theme/Tabs': {default: box('T')},
  };

  test('loads components by registry key, and only those that are used', async () => {
    const source =
      "import Demo, {other as Other} from '@site/src/components/Demo';\nimport * as all from '../src/components/Demo';\nimport Tabs from '@theme/Tabs';\nimport Unused from '@theme/Unused';\n\n<Demo a={1}>*x*</Demo>\n\n<Other />\n\n<all.other />\n\n<Tabs>{[]}</Tabs>";
    const page = await compile(source, {files});
    expect(page.problems).toEqual([]);
    expect(page.components).toEqual(['@site/src/components/Demo.tsx', '@theme/Tabs']);
    expect(normalize(await render(page.body, {}, modules))).toBe(
      '<x-box name="Demo" data-props="{"a":1}"><em>x</em></x-box>' +
        '<x-box name="other" data-props="{}"></x-box><x-box name="other" data-props="{}"></x-box><x-box name="T" data-props="{}"></x-box>',
    );
  });

  test('expands a static partial in place and keeps the page static', async () => {
    const page = await compile("import Part from './_static.mdx';\n\n## Part\n\n<Part />\n\n## After", {
      files,
    });
    expect(page.problems.map(({message}) => message)).toEqual([
      'Duplicate id `part`: line 3 has the same one.',
    ]);
    expect(staticHtml(page)).toContain('<p>Says <em>hi</em>, <a href="/v1/docs/intro">see</a>.</p>');
    expect(page.toc.map(({id}) => id)).toEqual(['part', 'part', 'part-1', 'after']);
    expect(page.anchors).toContain('part-1');
    expect(page.links).toEqual([{href: '/v1/docs/intro'}]);
    expect(page.dependencies.files['docs/_static.mdx']).toMatch(/^[\da-f]{40}$/);
  });

  test('keeps the elements of a static partial siblings of those around it', async () => {
    const page = await compile("import Part from './_static.mdx';\n\n<Part />\n\n<Head />", {files});
    expect(normalize(await render(page.body, components))).toMatch(
      /^<h2 id="part">.*<\/h2><p>Says.*<x-box name="Head"/,
    );
  });

  test('passes props to a partial that uses them, and lists its headings', async () => {
    const page = await compile(
      'import Hello from \'./_props.mdx\';\n\n## A\n\n<Hello name="you" />\n\n<Hello name={props.b} />',
      {files},
    );
    expect(page.problems.map(({message}) => message)).toEqual([
      'Duplicate id `greeting`: line 5 has the same one.',
    ]);
    expect(page.components).toEqual(['@site/src/components/Demo.tsx']);
    expect(page.toc.map(({id}) => id)).toEqual(['a', 'greeting', 'greeting']);
    const html = normalize(await render(page.body, components, modules));
    expect(html).toContain('Hello <strong>you</strong> <x-box name="Demo"');
    expect(html).toContain('<x-box name="TabItem" data-props="{"value":"a"}"><em>x</em></x-box>');
  });

  test('lets a static partial be used as a value', async () => {
    const page = await compile(
      "import Part, {toc as partToc} from './_static.mdx';\n\n{[1].map((n) => <Part key={n} />)}\n\n<TOCInline toc={partToc} />",
      {files},
    );
    expect(page.problems).toEqual([]);
    const html = normalize(await render(page.body, components));
    expect(html).toContain('<p>Says <em>hi</em>');
    expect(html).toContain('part-1');
  });

  test('imports what an imported file exports without saying so', async () => {
    const source = [
      "import Part, {toc as partToc, frontMatter as own, contentTitle as title, extra} from './_part.mdx';",
      "import {toc as given} from './_toc.mdx';",
      '',
      '<Part />',
      '',
      'Contents: {partToc.map(({value, id, level}) => `${value} ${id} ${level}`).join()}; {given.join()}',
      '',
      'Facts: {own.since} {title} {extra}',
    ].join('\n');
    const page = await compile(source, {
      files: {
        'docs/_part.mdx':
          '---\nsince: 2\n---\n\n# The part\n\n## A `b`\n\n### C\n\nexport const extra = "X";\n\n{props.x}',
        'docs/_toc.mdx': 'export const toc = ["mine"];\n\n## Other',
      },
    });
    const html = normalize(await render(page.body, components));
    expect(html).toContain('Contents: A &lt;code>b&lt;/code> a-b 2,C c 3; mine');
    expect(html).toContain('Facts: 2 The part X');
  });

  test('a page may export its own table of contents', async () => {
    const page = await compile(
      "import Part, {toc as partToc} from './_part.mdx';\n\nexport const toc = [{value: '<b>Mine</b>', id: 'mine', level: 2}, ...partToc];\n\n## First\n\n<Part />",
      {files: {'docs/_part.mdx': '## Second'}},
    );
    expect(page.toc).toEqual([
      {html: '<b>Mine</b>', id: 'mine', level: 2},
      {html: 'Second', id: 'second', level: 2},
    ]);
  });

  test('inlines JSON, raw text and addresses', async () => {
    const source =
      "import data, {list} from './data.json';\nimport raw from '!!raw-loader!./code.ts';\nimport src from './logo.svg';\nimport Logo from './logo.svg';\n\n{data.name}: <Demo list={list} raw={raw} />\n\n<img src={src} alt=\"\" />\n\n<img src={require('./logo.svg').default} alt=\"\" />\n\n<Logo width=\"5\" />\n\nexport const Demo = ({list, raw}) => <b>{list.join('-')} {raw}</b>;";
    const page = await compile(source, {files});
    expect(page.problems).toEqual([]);
    const [asset] = page.assets;
    expect(page.assets).toHaveLength(1);
    expect(asset?.output).toMatch(/^assets\/images\/logo-[\da-f]{8}\.svg$/);
    const src = `/v1/${asset?.output}`;
    expect(normalize(await render(page.body))).toContain('N: <b>1-2 const a = "&lt;/script>";');
    expect((await render(page.body)).split(`src="${src}"`)).toHaveLength(4);
  });

  test('an SVG as the attribute of a component is a component, unless the name is that of an address', async () => {
    const source =
      "import Logo from './logo.svg';\nimport logo from './logo.svg';\n\n<Feature Icon={Logo} src={Logo} />\n\n<Feature Icon={require('./logo.svg').default} src={require('./logo.svg').default} />\n\n<Feature Icon=\"i\" src={logo} />\n\nexport const Feature = ({Icon, src}) => <p><Icon className=\"big\" /> {src}</p>;";
    const page = await compile(source, {files});
    expect(page.problems).toEqual([]);
    const src = `/v1/${page.assets[0]?.output}`;
    const html = normalize(await render(page.body));
    expect(html.split(`<p><img src="${src}" alt class="big"> ${src}</p>`)).toHaveLength(3);
    expect(html).toContain(`<p><i class="big"></i> ${src}</p>`);
  });

  test('highlights an imported file at build time', async () => {
    const source =
      'import CodeBlock from \'@theme/CodeBlock\';\nimport code from \'./code.ts?raw\';\n\n<CodeBlock language="ts" title="code.ts">{code}</CodeBlock>';
    const page = await compile(source, {files});
    expect(staticHtml(page)).toContain('<span class="tk-s">"&lt;/script>"</span>');
    expect(page.components).toEqual([]);
  });

  test('gives the table of contents and the front matter to expressions', async () => {
    const page = await compile(
      '---\ntags: [a, b]\n---\n\n## One `x`\n\n<TOCInline toc={toc} />\n\n{frontMatter.tags.join("+")}',
      {files},
    );
    const html = normalize(await render(page.body, components));
    expect(html).toContain('a+b');
    expect(html).toContain('"id":"one-x"');
  });

  test.each([
    '{contentTitle} <img src={assets.image} />',
    '{contentTitle.trim()} {[assets.image].map(src => <img src={src} key="x" />)}',
  ])('gives the own title of a text and its social image to %s', async (use) => {
    const source = `---\nimage: ./dot.png\n---\n\n# Own *title*\n\n<Head />\n\n${use}\n\n{/* truncate */}\n\n${use}`;
    const page = await compile(source, {files: {'docs/dot.png': 'dot'}});
    const shown = /Own title\s+<img src="\/v1\/assets\/images\/dot-[^"]+"/;
    expect(await render(page.body, components)).toMatch(shown);
    expect(await render(page.preview, components)).toMatch(shown);
  });

  test('writes the preview of a page with components as a module too', async () => {
    const page = await compile(
      "import Demo from '@site/src/components/Demo';\n\n<Demo />\n\n<!-- truncate -->\n\n<Tabs />",
      {files},
    );
    expect(await render(page.preview, {}, modules)).toBe('<x-box name="Demo" data-props="{}"></x-box>');
    expect(normalize(await render(page.body, components, modules))).toContain('name="Tabs"');
  });

  test('evaluates the exports of a page in its preview', async () => {
    const source =
      'export const Two = () => <><b>1</b><i>2</i></>;\n\n<Two />\n\n{/* truncate */}\n\n<Head />';
    const page = await compile(source);
    expect(await render(page.preview)).toBe('<b>1</b><i>2</i>');
  });

  test('passes elements to the head manager, not strings of HTML', async () => {
    const page = await compile('<Head>\n  <noscript><link href="x" /></noscript>\n</Head>');
    expect(page.body.type === 'module' ? page.body.code : '').not.toContain('dangerouslySetInnerHTML');
  });

  test('treats the lowercase `head` as the same component, and keeps it out of the text', async () => {
    const source = '<head>\n  <title>Tab title</title>\n  <meta name="m" content="1" />\n</head>\n\nText';
    const page = await compile(source);
    expect(await render(page.body, components)).toContain('<x-box name="Head"');
    expect(page.body).toEqual((await compile(source.replaceAll('head>', 'Head>'))).body);
    expect(JSON.stringify(page.text)).not.toContain('Tab title');
  });

  test('can be sent between threads and cached as plain data', async () => {
    const page = await compile("import Hello from './_props.mdx';\n\n<Hello />", {files});
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
  });
});
