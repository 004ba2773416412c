import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {BOOK_FILES, PNG} from '../support/bookSite.ts';
import {createSite} from '../support/createSite.ts';
import {hashFiles} from '../support/listFiles.ts';

test('after each change, the output with its books is as a build without cache makes it', async () => {
  const site = createSite(BOOK_FILES);
  writeFileSync(path.join(site.dir, 'docs/guide/dot.png'), PNG);
  const start = BOOK_FILES['docs/index.md'] ?? '';
  const first = BOOK_FILES['docs/guide/index.md'] ?? '';
  const second = BOOK_FILES['docs/guide/second.mdx'] ?? '';
  const third = BOOK_FILES['docs/guide/deeper/third.md'] ?? '';
  const changes: Record<string, string>[] = [
    {'docs/guide/second.mdx': `${second}\nA new paragraph.\n`},
    {
      'docs/guide/index.md': `${first}\nA new paragraph after an image.\n`,
      'docs/index.md': `${start}\nMore.\n`,
    },
    {'docs/guide/deeper/third.md': `---\nslug: /elsewhere\n---\n\n${third}`},
    {'docs/guide/between.md': '---\nsidebar_position: 1.5\n---\n\n# Between\n\n![Another](./other.png)\n'},
  ];
  const output = path.join(site.dir, 'build');
  const fresh = path.join(site.dir, 'fresh');
  try {
    await site.build();
    writeFileSync(path.join(site.dir, 'docs/guide/other.png'), Buffer.concat([PNG, Buffer.from('\n')]));
    for (const change of changes) {
      const before = hashFiles(output);
      site.write(change);
      expect((await site.build()).stderr).toBe('');
      await site.build('--no-cache', '--out-dir', fresh);
      expect(hashFiles(output)).toEqual(hashFiles(fresh));
      expect(hashFiles(output)).not.toEqual(before);
    }
  } finally {
    site.dispose();
  }
});
