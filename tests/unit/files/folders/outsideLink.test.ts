import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {linkRoots, outsideLink} from '../../../../src/generator/files/folders/outsideLink.ts';

/** Creates folders with a site in `repository/site` and a file in each of the others. */
function makeFolders({git}: {git: boolean}) {
  const root = mkdtempSync(path.join(tmpdir(), 'links-'));
  onTestFinished(() => rmSync(root, {recursive: true}));
  for (const folder of ['repository/site/docs', 'repository/shared', 'elsewhere/docs']) {
    mkdirSync(path.join(root, folder), {recursive: true});
    writeFileSync(path.join(root, folder, 'page.md'), 'Text.');
  }
  if (git) mkdirSync(path.join(root, 'repository/.git'));
  const siteDir = path.join(root, 'repository/site');
  const link = (target: string) => {
    const file = path.join(siteDir, 'docs', `${target.replaceAll('/', '-')}.md`);
    symlinkSync(path.join(root, target), file);
    return file;
  };
  return {siteDir, link};
}

test('a link may point anywhere in the site’s repository', () => {
  const {siteDir, link} = makeFolders({git: true});
  const roots = linkRoots(siteDir, 'docs');
  expect(outsideLink(link('repository/shared/page.md'), roots)).toBeUndefined();
  expect(outsideLink(link('elsewhere/docs/page.md'), roots)).toMatchObject({code: 'ERR_OUTSIDE_LINK'});
});

test('without a repository, it may point anywhere in the site', () => {
  const {siteDir, link} = makeFolders({git: false});
  const roots = linkRoots(siteDir, 'docs');
  expect(outsideLink(link('repository/site/docs/page.md'), roots)).toBeUndefined();
  expect(outsideLink(link('repository/shared/page.md'), roots)).toMatchObject({code: 'ERR_OUTSIDE_LINK'});
});

test('a folder elsewhere that the configuration names has its own root', () => {
  const {siteDir, link} = makeFolders({git: true});
  const inside = link('elsewhere/docs/page.md');
  expect(outsideLink(inside, linkRoots(siteDir, '../../elsewhere/docs'))).toBeUndefined();
  expect(outsideLink(inside, linkRoots(siteDir, 'docs'))).toBeDefined();
});

test('a file that does not exist is not outside', () => {
  const {siteDir} = makeFolders({git: true});
  expect(outsideLink(path.join(siteDir, 'none.md'), linkRoots(siteDir))).toBeUndefined();
});
