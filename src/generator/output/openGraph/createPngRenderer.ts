import path from 'node:path';
import {Resvg, type ResvgRenderOptions} from '@resvg/resvg-js';
import {sourceDir} from '../../files/packages/ownPackage.ts';
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

/** The fonts are the generator's own: the output is the same on every machine, and no network is needed. */
export function createPngRenderer(siteTitle: string, logo: string): PngRenderer {
  const fontFiles = FONTS.map((name) => path.join(sourceDir, FONT_FOLDER, name));
  const font = {fontFiles, loadSystemFonts: false, defaultFontFamily: 'Inter'};
  // Rasterized once: a nested SVG would be rendered again, slowly, for each image.
  const logoUrl = logo === '' ? '' : pngUrl(logo, {font, fitTo: {mode: 'width', value: LOGO_SIZE}});
  return (card) => toPng(renderCard(card, siteTitle, logoUrl), {font});
}

function toPng(svg: string, options: ResvgRenderOptions): Uint8Array {
  return new Resvg(svg, options).render().asPng();
}

/** The image as a data URL; empty if it cannot be parsed. */
function pngUrl(svg: string, options: ResvgRenderOptions): string {
  try {
    return `data:image/png;base64,${Buffer.from(toPng(svg, options)).toString('base64')}`;
  } catch {
    return '';
  }
}
