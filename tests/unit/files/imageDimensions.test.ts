import {expect, test} from 'vitest';
import {imageDimensions, isUnmeasuredImage} from '../../../src/generator/files/imageDimensions.ts';

const START = [0xff, 0xd8];
const FRAME = [0xff, 0xc0, 0, 11, 8, 0, 20, 0, 30, 1, 1, 0x11, 0, 0xff, 0xd9];
const APP0 = [0xff, 0xe0, 0, 4, 1, 1];

/** An EXIF segment that turns the image by 90°. */
const TURNED = [
  ...[0xff, 0xe1, 0, 34, ...Buffer.from('Exif\0\0II*\0')],
  ...[8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0],
];

const svg = (attributes: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`);
const bitmap = (...header: number[]): Buffer =>
  Buffer.from([...Buffer.from('BM'), ...Array(12).fill(0), ...header]);
const gif = (...size: number[]): Buffer => Buffer.from([...Buffer.from('GIF89a'), ...size, 0, 0, 0]);

test.each([
  ['a JPEG', Buffer.from([...START, ...APP0, ...FRAME]), '30x20'],
  ['a JPEG with fill bytes at its start', Buffer.from([...START, 0xff, 0xff, ...APP0, ...FRAME]), '30x20'],
  ['a JPEG with fill bytes and others', Buffer.from([...START, ...APP0, 0xff, 7, 0xff, ...FRAME]), '30x20'],
  ['a JPEG with a marker without a length', Buffer.from([...START, 0xff, 0x01, ...APP0, ...FRAME]), '30x20'],
  ['a turned JPEG', Buffer.from([...START, ...TURNED, ...FRAME]), '20x30'],
  ['a turned JPEG with fill bytes', Buffer.from([...START, 0xff, ...TURNED, 0xff, ...FRAME]), '20x30'],
  ['a JPEG without a frame', Buffer.from([...START, ...APP0, 0xff, 0xd9]), undefined],
  ['a bitmap of OS/2', bitmap(12, 0, 0, 0, 4, 0, 2, 0, 1, 0, 24, 0), '4x2'],
  ['a bitmap', bitmap(40, 0, 0, 0, 4, 0, 0, 0, 0xfe, 0xff, 0xff, 0xff), '4x2'],
  ['a GIF', gif(4, 0, 2, 0), '4x2'],
  ['a GIF whose size is that of its first frame', gif(0, 0, 0, 0), undefined],
  ['an SVG', svg('width="40" height="20"'), '40x20'],
  ['an SVG with a viewBox', svg('viewBox="0 0 100 50"'), '100x50'],
  ['an SVG with commas', svg('viewBox="0,0,100,50"'), undefined],
  ['an SVG with a width and commas', svg('width="40" viewBox="0,0,100,50"'), undefined],
  ['an SVG with a space at the start', svg('viewBox=" 0 0 100 50"'), undefined],
  ['an SVG without a size', svg(''), undefined],
  ['nothing', Buffer.from(''), undefined],
])('the size of %s', (_name, bytes, expected) => {
  const size = imageDimensions(bytes);
  expect(size && `${size.width}x${size.height}`).toBe(expected);
});

test.each([
  ['a GIF whose size is that of its first frame', gif(0, 0, 0, 0), true],
  ['an animated AVIF', Buffer.from('\0\0\0\x1cftypavis\0\0\0\0'), true],
  ['a GIF of which only the start was saved', Buffer.from('GIF89a'), false],
  ['a page', Buffer.from('<!doctype html>'), false],
])('whether browsers show %s', (_name, bytes, expected) => {
  expect(isUnmeasuredImage(bytes)).toBe(expected);
});
