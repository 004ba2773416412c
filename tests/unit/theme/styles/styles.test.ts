import {readdirSync, readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {build} from 'esbuild';
import {describe, expect, test} from 'vitest';

const FOLDER = new URL('../../../../src/theme/styles/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.css'));

const MODES = ['light', 'dark'] as const;
const tokens = new Map(
  [...read('tokens.css').matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, {light, dark}],
  ),
);

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

/** WCAG 2 relative luminance. */
function luminance(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: number[], b: number[]): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function color(name: string, mode: (typeof MODES)[number]): number[] {
  return channels(tokens.get(name)?.[mode] ?? 'missing');
}

function mix(name: string, share: number, mode: (typeof MODES)[number]): number[] {
  const page = color('bg', mode);
  return color(name, mode).map((value, index) => value * share + (page[index] ?? 0) * (1 - share));
}

const CODE = [...tokens.keys()].filter((name) => name.startsWith('code-'));
const HUES = ['note', 'tip', 'warn', 'danger', 'patch'];

describe.each(MODES)('in %s mode', (mode) => {
  test.each([
    ...['text', 'text-muted', 'text-faint', 'accent', ...HUES].map((name) => [name, 'bg']),
    ...['text', 'text-muted', 'text-faint', ...CODE].map((name) => [name, 'bg-sunken']),
    ...['text', 'text-muted', 'accent'].map((name) => [name, 'bg-raised']),
    ['on-accent', 'accent'],
  ])('%s on %s is legible', (front = '', back = '') => {
    expect(contrast(color(front, mode), color(back, mode))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(HUES)('%s and text are legible on its soft fill', (hue) => {
    const fill = mix(hue, 0.08, mode);
    expect(contrast(color(hue, mode), fill)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color('text', mode), fill)).toBeGreaterThanOrEqual(7);
  });

  test('borders of controls stand out', () => {
    expect(contrast(color('line-strong', mode), color('bg', mode))).toBeGreaterThanOrEqual(3);
  });
});

test.each(files.filter((name) => name !== 'tokens.css'))('%s takes its colours from the tokens', (name) => {
  const rules = read(name).replace(/\/\*[\s\S]*?\*\//g, '');
  expect(rules).not.toMatch(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i);
  expect(rules).not.toContain('!important');
});

test('every custom property that is used is defined', () => {
  const all = files.map(read).join('\n');
  const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  const undefinedNames = [...used].filter((name) => !all.includes(`${name}:`));
  expect(undefinedNames).toEqual([]);
});

test('the whole style sheet stays under 12 kB compressed', async () => {
  const {outputFiles} = await build({
    entryPoints: [new URL('index.css', FOLDER).pathname],
    bundle: true,
    minify: true,
    write: false,
  });
  const css = outputFiles[0]?.contents ?? new Uint8Array();
  expect(css.length).toBeGreaterThan(10_000);
  expect(brotliCompressSync(css).length).toBeLessThan(12_000);
});
