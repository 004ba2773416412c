import {imageSize} from 'image-size';

interface Dimensions {
  width: number;
  height: number;
}

/** The size of an image in pixels as displayed; undefined if its bytes do not contain it. */
export function imageDimensions(bytes: Uint8Array): Dimensions | undefined {
  const size = oldBitmap(bytes) ?? measure(bytes) ?? measure(withoutFill(bytes));
  // The library returns NaN for an SVG whose `viewBox` has commas, and 0 for a GIF that leaves its size to its first frame.
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

/** Whether browsers show an image although its bytes do not contain its size, or not in a place that is known here. */
export function isUnmeasuredImage(bytes: Uint8Array): boolean {
  return UNMEASURED.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1'));
}

/** A GIF with its whole header, and an animated AVIF. */
const UNMEASURED = /^(?:GIF8[79]a.{7}|.{4}ftyp(?:avis))/s;

function measure(bytes: Uint8Array): Dimensions | undefined {
  try {
    const {width, height, orientation} = imageSize(bytes);
    // EXIF orientations from 5 on swap width and height.
    const turned = orientation !== undefined && orientation >= 5;
    return turned ? {width: height, height: width} : {width: Math.round(width), height: Math.round(height)};
  } catch {
    return undefined;
  }
}

/** Size of the header of a bitmap of OS/2, which has two bytes for each length. */
const OLD_HEADER = 12;

/** The size of a bitmap of OS/2, of which the library reads other bytes. */
function oldBitmap(bytes: Uint8Array): Dimensions | undefined {
  if (bytes.length < 22 || bytes[0] !== 0x42 || bytes[1] !== 0x4d || bytes[14] !== OLD_HEADER)
    return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return {width: view.getUint16(18, true), height: view.getUint16(20, true)};
}

/** A JPEG up to its size, without the bytes between its segments, which decoders skip and the library does not. */
function withoutFill(bytes: Uint8Array): Uint8Array {
  const parts = [bytes.subarray(0, 2)];
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = view.getUint16(at);
    if (!hasLength(marker)) {
      at++;
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    parts.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

/** Whether two bytes are the marker of a segment, rather than fill bytes or a marker that stands alone. */
function hasLength(marker: number): boolean {
  return marker >= 0xffc0 && marker < 0xffff && (marker < 0xffd0 || marker > 0xffd9);
}
