import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';
import {runScript} from '../support/runScript.ts';

const PLUGIN = `import fs from 'node:fs';
import path from 'node:path';

export default async function team(context, options) {
  return {
    name: 'team',
    async loadContent() {
      return [{name: 'Ann', role: options.role}, {name: 'Bob', role: context.siteConfig.title}];
    },
    async contentLoaded({content, actions: {addRoute, createData, setGlobalData}}) {
      const people = await createData('people.json', JSON.stringify(content));
      addRoute({path: context.baseUrl + 'team', component: '@site/src/Team.jsx', modules: {people, inner: {again: people}}, exact: true});
      setGlobalData({count: content.length, pick: () => 'a function has no place in JSON'});
    },
    injectHtmlTags: ({content}) => ({
      headTags: ['<meta name="team" content="' + content.length + '">', '<!-- two --><meta name="a" content="1 &amp; 2"><script>window.team = "</b>";</script>\\n'],
      postBodyTags: [{tagName: 'script', attributes: {src: 'https://chat.example/c.js', async: true}}],
    }),
    getClientModules: () => [path.resolve(context.siteDir, 'src/client.js'), './beside'],
    extendCli: () => {},
    async postBuild({outDir, routesPaths, routes, head, routesBuildMetadata, content}) {
      fs.writeFileSync(path.join(context.outDir, 'kept.txt'), String(context.outDir === outDir));
      const listed = routes.filter((one) => !routesBuildMetadata[one.path].noIndex);
      fs.writeFileSync(path.join(outDir, 'titles.txt'), listed.map((one) => head[one.path].title.toString()).join(' '));
      const motto = path.join(context.siteDir, 'motto.txt');
      const text = [content[0].name, ...routesPaths.filter((one) => one.includes('team'))].join(' ');
      fs.writeFileSync(path.join(outDir, 'team.txt'), text + (fs.existsSync(motto) ? fs.readFileSync(motto, 'utf8') : ''));
    },
  };
}

export function validateOptions({validate, options}) {
  const schema = {validate: (value) => value.role ? {value} : {error: new Error('"role" is required')}};
  return validate(schema, options);
}
`;

const FILES = {
  'src/team.ts': PLUGIN,
  'src/Team.jsx': `import {usePluginData} from '@docusaurus/useGlobalData';

export default function Team({people, inner, route}) {
  const {count} = usePluginData('team');
  return <main><h1>{'Team of ' + count}</h1>{people.map(({name, role}) => <p key={name}>{name + ': ' + role}</p>)}<i>{inner.again.length + ' ' + route.path}</i></main>;
}
`,
  'src/client.js': "window.fromPlugin = 'from-the-plugin';\n",
  'src/beside.js': "window.besidePlugin = 'beside-the-plugin';\n",
  'docs/a.md': '# A\n\n[Team](/team)\n',
};

const config = (plugins: string) =>
  `export default {title: 'T', url: 'https://t.example', baseUrl: '/', onBrokenLinks: 'throw', plugins: [${plugins}]};\n`;

describe('a plugin of the site', () => {
  let site: TestSite;
  let printed: string;
  beforeAll(async () => {
    site = createSite({
      ...FILES,
      'site.config.ts': config(
        "['./src/team.ts', {role: 'Editor'}], () => ({name: 'nothing'}), 'absent-plugin'",
      ),
    });
    const {code, stderr, stdout} = await site.build();
    printed = stderr;
    expect(stdout + stderr).toContain('Built');
    expect(code).toBe(0);
  });
  afterAll(() => site.dispose());

  test('can read the heads of the pages that it is called with', () => {
    const titles = site.output('titles.txt');
    expect(titles).toContain('<title>A | T</title>');
    expect(titles).not.toContain('Page not found');
  });

  test('adds a page with its data, which can be linked to', () => {
    const html = site.output('team/index.html');
    expect(html).toContain('<h1>Team of 2</h1>');
    expect(html).toContain('<p>Ann: Editor</p>');
    expect(html).toContain('<p>Bob: T</p>');
    expect(html).toContain('<i>2 /team</i>');
    expect(site.output('sitemap.xml')).toContain('/team<');
  });

  test('adds elements to every page, and their hosts to the policy', () => {
    const html = site.output('docs/a/index.html');
    expect(html).toContain('<meta name="team" content="2">');
    expect(html).toContain('<meta name="a" content="1 &amp; 2">');
    expect(html).toContain('<script>window.team = "</b>";</script>');
    expect(html).toContain('<script src="https://chat.example/c.js" async></script>');
    expect(html).toMatch(/script-src [^;]*https:\/\/chat\.example/);
  });

  test('adds modules to the app, which it may name by their path from its own file', () => {
    const scripts = [...site.output('docs/a/index.html').matchAll(/content="\/(assets\/[^"]+\.js)"/g)];
    const text = scripts.map(([, file = '']) => site.output(file)).join('');
    expect(text).toContain('from-the-plugin');
    expect(text).toContain('beside-the-plugin');
  });

  test('adds files to the output, in each build, since they may be made from anything', async () => {
    expect(site.output('team.txt')).toBe('Ann /team');
    expect(site.output('kept.txt')).toBe('true');
    site.write({'motto.txt': ', together'});
    expect((await site.build()).code).toBe(0);
    expect(site.output('team.txt')).toBe('Ann /team, together');
  });

  test('is reported if it has no effect, or is not installed', () => {
    expect(printed).toContain('`extendCli` of the plugin `team` has no effect here.');
    expect(printed).toContain(
      'The plugin `absent-plugin` is not installed, so the site is built without it.',
    );
  });
});

test.each(['commonjs', 'module'])(
  'a package of type %s written for bundlers is a plugin too: imports without extensions, and `__dirname`',
  async (type) => {
    const site = createSite({
      'node_modules/for-bundlers/package.json': JSON.stringify({
        name: 'for-bundlers',
        type,
        main: './lib/index.js',
      }),
      'node_modules/for-bundlers/lib/index.js': "export {default} from './plugin.js';\n",
      'node_modules/for-bundlers/lib/plugin.js':
        "import path from 'node:path';\nimport {words} from './data';\nexport default () => ({\n  name: 'for-bundlers',\n  injectHtmlTags: () => ({headTags: [`<meta name=\"said\" content=\"${words} ${path.basename(__dirname)}\">`]}),\n});\n",
      'node_modules/for-bundlers/lib/data.js': "export const words = 'Hi from';\n",
      'docs/a.md': '# A\n',
      'site.config.ts': config("'for-bundlers'"),
    });
    const {code, stderr} = await site.build();
    const html = code === 0 ? site.output('docs/a/index.html') : stderr;
    site.dispose();
    expect(html).toContain('<meta name="said" content="Hi from lib">');
  },
);

describe('plugins with mistakes', () => {
  test('do not stop others: what these add is there', async () => {
    const site = createSite({
      ...FILES,
      'src/throws.js': "throw new Error('No token');\n",
      'src/half.js': "import './absent.js';\nexport default () => ({name: 'half'});\n",
      'src/pages/index.jsx':
        "import people from '@generated/team/default/people.json';\nexport default () => <h1>{people.length}</h1>;\n",
      'docusaurus.config.mjs': config(
        "['./src/team.ts', {role: 'Editor'}], './src/throws.js', './src/half.js'",
      ),
    });
    site.remove('site.config.ts');
    const {code, stderr} = await site.build();
    site.dispose();
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /docusaurus\.config\.mjs:1:\d+\n {2}The plugin `\.\/src\/throws\.js` failed: No token\./,
    );
    expect(stderr).toMatch(/src\/half\.js:1:8\n {2}There is no file "\.\/absent\.js" to import\./);
    expect(stderr).toContain('2 errors and 1 warning in');
  });

  test('are reported with their mistake', async () => {
    const site = createSite({
      ...FILES,
      'src/empty.js': 'export const x = 1;\n',
      'site.config.ts': config(
        "'./src/team.ts', './src/empty.js', () => 5, () => ({}), () => ({name: 'late', loadContent() { throw new Error('No network', {cause: new Error('getaddrinfo ENOTFOUND api.example')}); }}), () => ({name: 'odd', contentLoaded: ({actions}) => actions.addRoute({path: '/x'})}), () => ({name: 'lost', getClientModules: () => ['./src/client', './src/absent.css']})",
      ),
    });
    const {code, stderr} = await site.build();
    site.dispose();
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /site\.config\.ts:1:\d+\n {2}The plugin `\.\/src\/team\.ts` does not accept its options: "role" is required\./,
    );
    expect(stderr).toContain('The plugin `./src/empty.js` has no default export that is a function.');
    expect(stderr).toContain('The plugin `plugins[2]` must return an object with a `name`.');
    expect(stderr).toContain('The plugin `plugins[3]` returns an object without a `name`.');
    expect(stderr).toContain(
      'The plugin `late` failed in `loadContent`: No network: getaddrinfo ENOTFOUND api.example.',
    );
    expect(stderr).toContain('The plugin `odd` must pass `addRoute` a `path` and a `component`.');
    expect(stderr).toMatch(
      /site\.config\.ts:1:\d+\n {2}The plugin `lost` returns the path \.\/src\/absent\.css from `getClientModules`, which is not a file\./,
    );
  });

  test('in its routes are reported at the plugin, by the build and by `check`', async () => {
    const route = (path: string, rest: string) => `actions.addRoute({path: '${path}', ${rest}});`;
    const site = createSite({
      ...FILES,
      'site.config.ts': config(
        `() => ({name: 'odd', contentLoaded: ({actions}) => {${[
          route('/absent', "component: '@site/src/Absent'"),
          route('/data', "component: '@site/src/Team', modules: {people: '@site/src/absent.json'}"),
        ].join(' ')}}})`,
      ),
    });
    for (const {code, stderr} of [await site.build(), await runScript('check', [site.dir])]) {
      expect(code).toBe(1);
      expect(stderr).toMatch(
        /site\.config\.ts:1:\d+\n {2}The imported file `@site\/src\/Absent` does not exist\./,
      );
      expect(stderr).toContain('The imported file `@site/src/absent.json` does not exist.');
      expect(stderr).toContain('It is in the route `/data`, which the plugin `odd` passes to `addRoute`.');
      expect(stderr).not.toContain('.cache');
    }
    site.dispose();
  });

  test('on its pages are reported at their component', async () => {
    const site = createSite({
      ...FILES,
      'src/Team.jsx':
        "import Link from '@docusaurus/Link';\nexport default () => <><Link to='/nowhere'>Away</Link><Link to='/docs/a#b'>B</Link></>;\n",
      'src/Throws.jsx': 'export default function Throws() {\n  return <p>{missing}</p>;\n}\n',
      'site.config.ts': config(
        "() => ({name: 'odd', contentLoaded({actions}) { for (const name of ['Team', 'Throws']) actions.addRoute({path: '/' + name, component: '@site/src/' + name}); }})",
      ),
    });
    const {code, stderr} = await site.build();
    site.dispose();
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /error {2}src\/Team\.jsx\n {2}Link to `\/nowhere` points to a page that does not exist\./,
    );
    expect(stderr).toContain('The page is /Team, which the plugin `odd` adds.');
    expect(stderr).toMatch(/error {2}src\/Throws\.jsx/);
    expect(stderr).toContain('The page is /Throws, which the plugin `odd` adds.');
    expect(stderr).not.toContain('.cache');
  });
});
