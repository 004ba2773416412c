import {escapeXml} from '../../shared/html/escapeXml.ts';
import {drawStrokes} from '../../shared/drawing/drawStrokes.ts';
import type {OpenGraphCard} from './OpenGraphCard.ts';
import {type MeasureText, measureBold, measureRegular} from './measureText.ts';
import {wrapText} from './wrapText.ts';

/** The size that other sites expect (Open Graph protocol; 1.91:1). */
export const WIDTH = 1200;
export const HEIGHT = 630;

export const LOGO_SIZE = 64;

const MARGIN = 80;
/** Baseline of the eyebrow. */
const EYEBROW = 204;
const TEXT_WIDTH = WIDTH - 2 * MARGIN;

/** The dark background of the site's theme, and the colors used on it. */
const COLORS = {
  ground: '#111836',
  line: '#2c3666',
  text: '#e8ebf5',
  muted: '#abb4d0',
  accent: '#8fb0ff',
  gold: '#ffc857',
};
/** The theme's product colors for dark backgrounds, by number. */
const PRODUCTS = ['#8fb0ff', '#6fd0e0', '#74d39a', '#efb866', '#ff9cc9', '#bfa4ff'];

/**
 * Renders a card as SVG.
 *
 * @param logo Address of an image to show at the top; empty for none.
 */
export function renderCard(card: OpenGraphCard, siteTitle: string, logo: string): string {
  const hue = PRODUCTS[(card.color ?? 0) - 1] ?? COLORS.accent;
  const title = fitTitle(card.title, measureBold);
  const leading = title.size * 1.15;
  const titleTop = EYEBROW + 24 + title.size * 0.8;
  const textTop = titleTop + (title.lines.length - 1) * leading + 60;
  const text = wrapText(
    card.text ?? '',
    TEXT_WIDTH,
    title.lines.length > 2 ? 2 : 3,
    (line) => measureRegular(line) * 30,
  );
  const logoImage =
    logo === ''
      ? ''
      : `<image x="${MARGIN}" y="72" width="${LOGO_SIZE}" height="${LOGO_SIZE}" href="${logo}"/>`;
  const rows: Row[] = [
    {
      words: siteTitle,
      x: logo === '' ? MARGIN : MARGIN + 84,
      y: 116,
      size: 34,
      weight: 700,
      fill: COLORS.text,
    },
    {words: card.eyebrow, x: MARGIN, y: EYEBROW, size: 26, weight: 700, fill: COLORS.gold},
    ...title.lines.map((words, index) => ({
      words,
      x: MARGIN,
      y: titleTop + index * leading,
      size: title.size,
      weight: 700 as const,
      fill: COLORS.text,
    })),
    ...text.map((words, index) => ({
      words,
      x: MARGIN,
      y: textTop + index * 42,
      size: 30,
      weight: 400 as const,
      fill: COLORS.muted,
    })),
    {words: card.footer, x: MARGIN, y: 590, size: 24, weight: 400, fill: COLORS.muted},
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Inter">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.ground}"/>`,
    `<path d="${drawStrokes(card.eyebrow + card.title, {width: WIDTH, height: HEIGHT})}" fill="none" stroke="${hue}" stroke-width="2" stroke-opacity=".45"/>`,
    `<g fill="${COLORS.ground}">${FADE.flatMap((step) => rows.map((row) => around(row, step))).join('')}</g>`,
    `<rect width="${WIDTH}" height="8" fill="${hue}"/>`,
    logoImage,
    ...rows.map(line),
    `<rect x="${MARGIN}" y="546" width="${TEXT_WIDTH}" height="1" fill="${COLORS.line}"/>`,
    '</svg>',
  ].join('');
}

/** The largest size at which a title fits on two lines, or else three lines at the smallest size. */
function fitTitle(title: string, measure: MeasureText): {size: number; lines: string[]} {
  for (const size of [76, 66]) {
    const lines = wrapText(title, TEXT_WIDTH, 3, (text) => measure(text) * size);
    if (lines.length <= 2) return {size, lines};
  }
  return {size: 56, lines: wrapText(title, TEXT_WIDTH, 3, (text) => measure(text) * 56)};
}

/** A line of text; `y` is its baseline. */
interface Row {
  words: string;
  x: number;
  y: number;
  size: number;
  weight: 400 | 700;
  fill: string;
}

function line({words, x, y, size, weight, fill}: Row): string {
  return `<text x="${x}" y="${Math.round(y)}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeXml(words)}</text>`;
}

/** Where strokes fade out around words: the steps of a gradient, since a blurred mask takes much longer. */
const FADE = [30, 26, 22, 18].map((room, index) => ({room, opacity: 0.3 + 0.2 * index}));

/** A box of the background around a line of text. */
function around({words, x, y, size, weight}: Row, {room, opacity}: {room: number; opacity: number}): string {
  const width = (weight === 700 ? measureBold : measureRegular)(words) * size;
  return `<rect x="${x - room}" y="${Math.round(y - size - room)}" width="${Math.round(width) + 2 * room}" height="${Math.round(size * 1.3) + 2 * room}" rx="${room}" fill-opacity="${opacity}"/>`;
}
