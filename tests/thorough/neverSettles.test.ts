import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {createSite} from '../support/createSite.ts';
import {runScript} from '../support/runScript.ts';

const VALID = "export default {title: 'T', url: 'https://t.example'};\n";

/** Code in a configuration that would end the process, or never end; where it is reported, and in which words. */
const CASES: {name: string; text: string; place: string; says: string}[] = [
  {
    name: 'a promise that is never resolved',
    text: 'const url = 1;\nexport default async () => new Promise(() => {});\n',
    place: '2:1',
    says: 'The promise that this file exports never ends',
  },
  {
    name: 'an await that never ends',
    text: 'const url = 1;\nawait new Promise(() => {});\nexport default {};\n',
    place: '2:1',
    says: 'An `await` of this file never ends',
  },
  {
    name: 'a promise that is not resolved in time, while a timer runs',
    text: 'setInterval(() => {}, 1000);\nexport default new Promise(() => {});\n',
    place: '2:1',
    says: 'has not ended after 10 seconds',
  },
  {
    name: 'process.exit',
    text: '\n\nprocess.exit(0);\nexport default {};\n',
    place: '3:9',
    says: '`process.exit(0)`',
  },
  {
    name: 'process.exit that is caught',
    text: `import {exit} from 'node:process';\ntry {\n  exit(3);\n} catch {}\n${VALID}`,
    place: '3:3',
    says: '`process.exit(3)`',
  },
  {
    name: 'process.exit in a timer, while it is waited for',
    text: 'setTimeout(() => process.exit(), 1);\nexport default new Promise(() => {});\n',
    place: '1:26',
    says: '`process.exit()`',
  },
  {
    name: 'a promise that is rejected unheard',
    text: `Promise.reject(new Error('unheard'));\n${VALID}`,
    place: '1:16',
    says: 'nothing handles that: unheard.',
  },
  {
    name: 'text that is rejected unheard',
    text: `const a = 1;\nvoid Promise.reject('unheard');\n${VALID}`,
    place: '2:6',
    says: 'nothing handles that: unheard.',
  },
  {
    name: 'an exception in a timer, while it is waited for',
    text: `setTimeout(() => {\n  throw new TypeError('late');\n}, 1);\nexport default new Promise(() => {});\n`,
    place: '2:9',
    says: 'Running this file failed: late.',
  },
  {
    name: 'a getter that throws',
    text: "export default {\n  get title() {\n    throw new Error('boom');\n  },\n};\n",
    place: '3:11',
    says: 'Running this file failed: boom.',
  },
  {name: 'null that is thrown', text: 'throw null;\n', place: '1:1', says: 'Running this file failed: null.'},
  {
    name: 'a frozen error',
    text: "export default () => {\n  throw Object.freeze(new Error('frozen'));\n};\n",
    place: '2:23',
    says: 'Running this file failed: frozen.',
  },
  {
    name: 'an error without a stack, and one of Node',
    text: "import {readFileSync} from 'node:fs';\nreadFileSync('/nowhere/at/all');\nexport default {};\n",
    place: '2:1',
    says: 'ENOENT',
  },
];

describe.each(['build', 'check'])('%s reports what a configuration does to the process', (command) => {
  test.each(CASES)('$name', async ({text, place, says}) => {
    const site = createSite({'site.config.ts': text, 'docs/x.md': '# X\n'});
    try {
      const {code, stdout, stderr} = await runScript(command, [site.dir]);
      expect(stderr).toContain(`error  site.config.ts:${place}\n`);
      expect(stderr).toContain(says);
      expect(code).toBe(1);
      expect(stdout + stderr).not.toMatch(/module-|\.mjs|\n {4}at /);
      // A build keeps the bundle of the configuration.
      expect(readdirSync(path.join(site.dir, '.cache')).filter((name) => name !== 'modules')).toEqual([]);
    } finally {
      site.dispose();
    }
  });
});

describe.each(['build', 'check'])('%s reports what of a configuration never ends', (command) => {
  test.each([
    {option: 'plugins: [async () => new Promise(() => {})]', says: 'The plugin `plugins[0]` failed: '},
    {
      option: "plugins: [() => ({name: 'slow', loadContent: () => new Promise(() => {})})]",
      says: 'The plugin `slow` failed in `loadContent`: ',
    },
    {
      option: 'docs: {sidebarItemsGenerator: () => new Promise(() => {})}',
      says: '`docs.sidebarItemsGenerator` failed for the folder . in the sidebar defaultSidebar: ',
    },
    {
      option: 'markdown: {parseFrontMatter: () => new Promise(() => {})}',
      says: '`markdown.parseFrontMatter` failed for docs/x.md: ',
    },
  ])('$option', async ({option, says}) => {
    const site = createSite({
      'site.config.ts': VALID.replace('}', `,\n  ${option}}`),
      'docs/x.md': '# X\n',
    });
    try {
      const {code, stderr} = await runScript(command, [site.dir]);
      expect(stderr).toContain('error  site.config.ts:2:');
      expect(stderr).toContain(
        `${says}its promise never settles, since nothing is left that could resolve it.`,
      );
      expect(code).toBe(1);
    } finally {
      site.dispose();
    }
  });
});

test('later errors of a sidebars file, during the build, are reported too, and the output is not replaced', async () => {
  const site = createSite({
    'sidebars.ts': "setTimeout(() => {\n  throw new Error('late');\n}, 1);\nexport default {docs: ['x']};\n",
    'docs/x.md': '# X\n',
  });
  try {
    const {code, stderr} = await site.build();
    expect(stderr).toContain('error  sidebars.ts:2:9\n  Running this file failed: late.');
    expect(code).toBe(1);
    expect(existsSync(path.join(site.dir, 'build'))).toBe(false);
  } finally {
    site.dispose();
  }
});

test('a timer that a configuration leaves running does not keep a build from ending', async () => {
  const site = createSite({
    'site.config.ts': `setInterval(() => {}, 1000);\n${VALID}`,
    'docs/x.md': '# X\n',
  });
  try {
    expect((await site.build()).code).toBe(0);
  } finally {
    site.dispose();
  }
});
