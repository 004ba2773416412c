import {readdirSync, readFileSync} from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {build} from 'esbuild';
import {describe, expect, test} from 'vitest';

const FOLDER = new URL('../../../../src/generator/theme/styles/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.css'));

const MODES = ['light', 'dark'] as const;
const tokens = new Map(
  [...read('tokens.css').matchAll(/--([\w-]+): (?:light-dark\()?(#\w{6})(?:, (#\w{6})\))?;/g)].map(
    ([, name = '', light = '', dark = light]) => [name, {light, dark}],
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

const PRODUCTS = [...tokens.keys()].filter((name) => name.startsWith('product-'));
const WORDS = ['text', 'text-muted', 'text-faint', 'accent', 'gold', ...HUES, ...PRODUCTS];
const GROUNDS = ['bg', 'bg-sunken', 'bg-raised'];

/** Fills that `tokens.css` mixes from a hue and the background, and the text colors on them. */
const FILLS = [
  ...HUES.map((hue) => ({hue, share: 0.08, words: [hue, 'text']})),
  ...['accent', ...PRODUCTS].map((hue) => ({hue, share: 0.1, words: [hue, 'text', 'text-muted']})),
  {hue: 'text-muted', share: 0.08, words: ['text-muted', 'text']},
];

describe.each(MODES)('in %s mode', (mode) => {
  test('the tokens in these tests exist', () => {
    expect(CODE).toHaveLength(7);
    expect(PRODUCTS).toHaveLength(6);
  });

  test.each([
    ...GROUNDS.flatMap((ground) => WORDS.map((word) => [word, ground])),
    ...CODE.map((word) => [word, 'bg-sunken']),
    ['on-accent', 'accent'],
    ...['warn', 'text', 'accent'].map((word) => [word, 'soft-warn']),
    ['text', 'marked'],
  ])('%s on %s is legible', (front = '', back = '') => {
    expect(contrast(color(front, mode), color(back, mode))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(FILLS.flatMap(({hue, share, words}) => words.map((word) => ({word, hue, share}))))(
    '$word on a fill of $hue is legible',
    ({word, hue, share}) => {
      expect(contrast(color(word, mode), mix(hue, share, mode))).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(CODE.flatMap((word) => ['accent', 'tip', 'danger'].map((hue) => ({word, hue}))))(
    'code in $word on a marked line of $hue is legible',
    ({word, hue}) => {
      expect(
        contrast(color(word, mode), mix(hue, hue === 'accent' ? 0.1 : 0.08, mode)),
      ).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(
    ['ink', 'ink-raised'].flatMap((ground) => ['on-ink', 'on-ink-muted'].map((word) => [word, ground])),
  )('%s on %s is legible', (front = '', back = '') => {
    expect(contrast(color(front, mode), color(back, mode))).toBeGreaterThanOrEqual(4.5);
  });

  test('borders of controls have enough contrast', () => {
    expect(contrast(color('line-strong', mode), color('bg', mode))).toBeGreaterThanOrEqual(3);
  });
});

test.each([...WORDS, ...CODE].flatMap((word) => ['ink', 'ink-raised'].map((ground) => [word, ground])))(
  '%s of dark mode on %s is legible',
  (front = '', back = '') => {
    expect(contrast(color(front, 'dark'), color(back, 'dark'))).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(files.filter((name) => name !== 'tokens.css'))('%s takes its colors from the tokens', (name) => {
  const rules = read(name).replace(/\/\*[\s\S]*?\*\//g, '');
  expect(rules).not.toMatch(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i);
  expect(rules).not.toContain('!important');
});

test('every used custom property is defined', () => {
  const all = files.map(read).join('\n');
  const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  const undefinedNames = [...used].filter((name) => !all.includes(`${name}:`));
  expect(undefinedNames).toEqual([]);
});

test('the whole style sheet stays under 14 kB compressed', async () => {
  const {outputFiles} = await build({
    entryPoints: [new URL('index.css', FOLDER).pathname],
    bundle: true,
    minify: true,
    write: false,
    loader: {'.svg': 'dataurl'},
  });
  const css = outputFiles[0]?.contents ?? new Uint8Array();
  expect(css.length).toBeGreaterThan(10_000);
  expect(brotliCompressSync(css).length).toBeLessThan(14_000);
});

test('no rule ends in `*` after `:has()`: browsers style the whole page again for each element that is added', () => {
  const lists = files.flatMap((name) => {
    const rules = read(name).replace(/\/\*.*?\*\//gs, '');
    return [...rules.matchAll(/[^{};]*:has\([^{};]*(?=\{)/g)].map(([list]) => list);
  });
  const selectors = lists.flatMap((list) => list.split(/,(?![^(]*\))/)).map((selector) => selector.trim());
  expect(selectors.length).toBeGreaterThan(10);
  expect(selectors.filter((selector) => /:has\(.*[\s>+~]\*$/.test(selector))).toEqual([]);
});
