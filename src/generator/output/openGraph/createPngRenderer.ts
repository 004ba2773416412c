import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {initWasm, Resvg, type ResvgRenderOptions} from '@resvg/resvg-wasm';
import {resolveDependency} from '../../files/dependencies.ts';
import {sourceDir} from '../../files/ownPackage.ts';
import type {OpenGraphCard} from './OpenGraphCard.ts';
import {LOGO_SIZE, renderCard} from './renderCard.ts';

/** Renders a card as PNG. */
export type PngRenderer = (card: OpenGraphCard) => Uint8Array;

const FONT_FOLDER = 'output/openGraph/inter';
const FONTS = [
  'inter-latin-400.ttf',
  'inter-latin-700.ttf',
  'inter-latin-ext-400.ttf',
  'inter-latin-ext-700.ttf',
];

/** The renderer may be started only once in a process, however many builds run in it. */
let started: Promise<void> | undefined;

/** Loads the renderer and the fonts next to it: the output is the same on every machine, and no network is needed. */
export async function createPngRenderer(siteTitle: string, logo: string): Promise<PngRenderer> {
  started ??= readFile(resolveDependency('@resvg/resvg-wasm/index_bg.wasm')).then((bytes) => initWasm(bytes));
  const fontBuffers = await Promise.all(
    FONTS.map((name) => readFile(path.join(sourceDir, FONT_FOLDER, name))),
  );
  await started;
  const font = {fontBuffers, loadSystemFonts: false, defaultFontFamily: 'Inter'};
  // Rasterized once: a nested SVG would be rendered again, slowly, for each image.
  const logoUrl = logo === '' ? '' : pngUrl(logo, {font, fitTo: {mode: 'width', value: LOGO_SIZE}});
  return (card) => toPng(renderCard(card, siteTitle, logoUrl), {font});
}

function toPng(svg: string, options: ResvgRenderOptions): Uint8Array {
  const renderer = new Resvg(svg, options);
  const image = renderer.render();
  const png = image.asPng();
  image.free();
  renderer.free();
  return png;
}

/** The image as a data URL; empty if it cannot be parsed. */
function pngUrl(svg: string, options: ResvgRenderOptions): string {
  try {
    return `data:image/png;base64,${Buffer.from(toPng(svg, options)).toString('base64')}`;
  } catch {
    return '';
  }
}
