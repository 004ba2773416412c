import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {builtRoutes} from '../../../../src/generator/compat/lifecycle/builtRoutes.ts';

const page = (robots: string) =>
  `<!DOCTYPE html><html lang="en" class="docs"><head><meta charset="utf-8"><title>Salt &amp; pepper</title>${robots}<link rel="canonical" href="/a"/><script>var a = "<meta>";</script></head><body data-a="1"><link rel="x"><svg><title>No</title></svg></body></html>`;

function site(files: Record<string, string>): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'built-routes-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), text);
  }
  return dir;
}

test('a plugin gets what the heads of the pages say', () => {
  const dir = site({
    'base/a/index.html': page('<meta name="robots" content="noindex, nofollow">'),
    'base/b c/index.html': page(''),
  });
  const {routes, head, routesBuildMetadata} = builtRoutes(dir, ['/base/a', '/base/b%20c/'], undefined);
  expect(routes).toEqual([
    {path: '/base/a', component: '', exact: true},
    {path: '/base/b%20c/', component: '', exact: true},
  ]);
  expect(routesBuildMetadata).toEqual({'/base/a': {noIndex: true}, '/base/b%20c/': {noIndex: false}});
  const own = head['/base/a'];
  expect(own?.title.toString()).toBe('<title>Salt &amp; pepper</title>');
  expect(own?.title.toComponent()).toEqual([{type: 'title', key: '0', props: {children: 'Salt & pepper'}}]);
  expect(own?.meta.toComponent()).toEqual([
    {type: 'meta', key: '0', props: {charset: 'utf-8'}},
    {type: 'meta', key: '1', props: {name: 'robots', content: 'noindex, nofollow'}},
  ]);
  expect(own?.link.toString()).toBe('<link rel="canonical" href="/a"/>');
  expect(own?.script.toComponent()).toEqual([
    {type: 'script', key: '0', props: {children: 'var a = "<meta>";'}},
  ]);
  expect(own?.htmlAttributes.toComponent()).toEqual({lang: 'en', class: 'docs'});
  expect(own?.bodyAttributes.toString()).toBe('data-a="1"');
});

test('pages are read only when they are asked for', () => {
  expect(Object.keys(builtRoutes('/absent', ['/a'], false).head)).toEqual(['/a']);
});
