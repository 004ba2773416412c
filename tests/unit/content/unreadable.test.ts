import {mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {siteConfigSchema} from '../../../src/generator/config/siteConfigSchema.ts';
import {allDocs} from '../../../src/generator/content/allDocuments.ts';
import {loadContent} from '../../../src/generator/content/loadContent.ts';
import {siteFolder} from '../config/siteFolder.ts';

const config = siteConfigSchema.parse({title: 'T', url: 'https://t.example'});
const PAGE = '---\ntitle: Page\n---\n\nText.\n';

async function problemsOf(files: Record<string, string>, spoil: (dir: string) => void) {
  const dir = await siteFolder(files);
  spoil(dir);
  const {content, problems} = await loadContent(dir, config);
  return {content, problems: problems.map(({file, message}) => `${file}: ${message}`)};
}

test('a file that cannot be read does not hide problems of others', async () => {
  const {content, problems} = await problemsOf(
    {'docs/good.md': PAGE, 'docs/wrong.md': '---\ntitle: [\n---\n'},
    (dir) => {
      symlinkSync('/dev/null', path.join(dir, 'docs/outside.md'));
      symlinkSync('loop.md', path.join(dir, 'docs/loop.md'));
      symlinkSync('nowhere', path.join(dir, 'docs/dangling.md'));
      symlinkSync('nowhere', path.join(dir, 'docs/dangling.txt'));
      mkdirSync(path.join(dir, 'docs/tags.yml'));
      mkdirSync(path.join(dir, 'docs/_category_.json'));
    },
  );
  expect(problems.sort()).toEqual([
    'docs/dangling.md: This is a symbolic link to something that does not exist.',
    'docs/loop.md: Symbolic links form a loop here.',
    'docs/outside.md: This is a symbolic link, or below one, that points outside the site and its repository: to /dev/null.',
    'docs/tags.yml: This is a folder, but must be a file.',
    'docs/wrong.md: The front matter is not valid YAML: a `[` is never closed with `]`.',
  ]);
  expect(allDocs(content).map(({file}) => file)).toContain('docs/good.md');
});

test('a page that is too large to be compiled is named, with its size and the limit', async () => {
  const files = {'docs/good.md': PAGE, 'docs/log.md': `# Log\n\n${'words '.repeat(500_000)}`};
  const {problems} = await loadContent(await siteFolder(files), config);
  expect(problems).toEqual([
    {
      severity: 'error',
      file: 'docs/log.md',
      message: 'The file has 3.01 MB, and a page can have at most 3 MB.',
      hint: 'Split it into several pages, or, if it is data, move it to a static folder and link to it.',
    },
  ]);
});

test.runIf(process.platform === 'linux')('a name that is not UTF-8, of a file and of a folder', async () => {
  const {problems} = await problemsOf({'docs/good.md': PAGE}, (dir) => {
    const bytes = (name: string) => Buffer.concat([Buffer.from(`${dir}/docs/`), Buffer.from(name, 'latin1')]);
    writeFileSync(bytes('caf\xe9.md'), PAGE);
    mkdirSync(bytes('f\xe9'));
    writeFileSync(bytes('f\xe9/page.md'), PAGE);
  });
  expect(problems.sort()).toEqual([
    'docs/caf\uFFFD.md: The name of this file or folder is not valid UTF-8, so it cannot be opened.',
    'docs/f\uFFFD: The name of this file or folder is not valid UTF-8, so it cannot be opened.',
  ]);
});

test('a content folder that is a file is reported, a missing one is not', async () => {
  const {problems} = await problemsOf({docs: 'a file'}, () => undefined);
  expect(problems).toEqual(['docs: A part of this path is a file, but must be a folder.']);
});
