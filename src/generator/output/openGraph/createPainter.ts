import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {initWasm, Resvg, type ResvgRenderOptions} from '@resvg/resvg-wasm';
import {generatorDir} from '../../files/generatorDir.ts';
import type {OpenGraphCard} from './OpenGraphCard.ts';
import {readAdvances} from './readAdvances.ts';
import {LOGO_SIZE, renderCard} from './renderCard.ts';
import {toSfnt} from './toSfnt.ts';

/** Draws a card as PNG. */
export type Painter = (card: OpenGraphCard) => Uint8Array;

/** The renderer may be started once in a process, however many builds run in it. */
let started: Promise<void> | undefined;

/** Loads renderer and fonts, both from packages: the same bytes come out on every machine, without a network. */
export async function createPainter(siteTitle: string, logo: string): Promise<Painter> {
  const {resolve} = createRequire(path.join(generatorDir, 'package.json'));
  started ??= readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')).then((bytes) => initWasm(bytes));
  const readFont = async (name: string) =>
    toSfnt(await readFile(resolve(`@fontsource/inter/files/${name}.woff`)));
  const [regular, bold, ...others] = await Promise.all([
    readFont('inter-latin-400-normal'),
    readFont('inter-latin-700-normal'),
    readFont('inter-latin-ext-400-normal'),
    readFont('inter-latin-ext-700-normal'),
  ]);
  await started;
  const fonts = {regular: readAdvances(regular), bold: readAdvances(bold)};
  const font = {fontBuffers: [regular, bold, ...others], loadSystemFonts: false, defaultFontFamily: 'Inter'};
  // As pixels: an SVG inside of another one would be drawn anew, and slowly, in each picture.
  const picture = logo === '' ? '' : pngUrl(logo, {font, fitTo: {mode: 'width', value: LOGO_SIZE}});
  return (card) => toPng(renderCard(card, siteTitle, picture, fonts), {font});
}

function toPng(svg: string, options: ResvgRenderOptions): Uint8Array {
  const renderer = new Resvg(svg, options);
  const image = renderer.render();
  const png = image.asPng();
  image.free();
  renderer.free();
  return png;
}

/** The picture as a data address; empty when it cannot be read. */
function pngUrl(svg: string, options: ResvgRenderOptions): string {
  try {
    return `data:image/png;base64,${Buffer.from(toPng(svg, options)).toString('base64')}`;
  } catch {
    return '';
  }
}
