import path from 'node:path';
import {Resvg, type ResvgRenderOptions} from '@resvg/resvg-js';
import {sourceDir} from '../../files/packages/ownPackage.ts';
import type {OpenGraphCard} from './OpenGraphCard.ts';
import {LOGO_SIZE, renderCard} from './renderCard.ts';

/** Renders a card as PNG. */
export type PngRenderer = (card: OpenGraphCard) => Uint8Array;

const FONT_FOLDER = 'output/openGraph/inter';

/**
 * The generator's own fonts: the output is the same on every machine, and no network is needed. Each weight is one file:
 * for the letters that it lacks, the renderer takes one other file, of any weight.
 */
export const CARD_FONTS = {
  fontFiles: ['inter-400.ttf', 'inter-700.ttf'].map((name) => path.join(sourceDir, FONT_FOLDER, name)),
  loadSystemFonts: false,
  defaultFontFamily: 'Inter',
};

/** Makes the function that renders the cards of a site. */
export function createPngRenderer(siteTitle: string, logo: string): PngRenderer {
  // Rasterized once: a nested SVG would be rendered again, slowly, for each image.
  const logoUrl =
    logo === '' ? '' : pngUrl(logo, {font: CARD_FONTS, fitTo: {mode: 'width', value: LOGO_SIZE}});
  return (card) => toPng(renderCard(card, siteTitle, logoUrl), {font: CARD_FONTS});
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
