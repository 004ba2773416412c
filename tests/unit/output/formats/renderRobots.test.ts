import {expect, test} from 'vitest';
import {renderRobots} from '../../../../src/generator/output/formats/renderRobots.ts';
import {testConfig} from './testConfig.ts';

test('names the absolute address of the sitemap and allows everything', () => {
  const lines = renderRobots(testConfig()).trim().split('\n');
  expect(lines).toContain('User-agent: *');
  expect(lines).toContain('Sitemap: https://docs.example.com/v1/sitemap.xml');
  expect(lines.some((line) => line.startsWith('Disallow: /'))).toBe(false);
});

test('forbids everything and names no sitemap when the site is not to be indexed', () => {
  expect(renderRobots(testConfig({noIndex: true}))).toBe('User-agent: *\nDisallow: /\n');
});

test('names no sitemap when there is none', () => {
  expect(renderRobots(testConfig({sitemap: false}))).not.toContain('Sitemap');
});
