import {imageSize} from 'image-size';

/** The size of an image in pixels as displayed; undefined if its bytes do not contain it. */
export function imageDimensions(bytes: Uint8Array): {width: number; height: number} | undefined {
  try {
    const {width, height, orientation} = imageSize(bytes);
    // EXIF orientations from 5 on swap width and height.
    const turned = orientation !== undefined && orientation >= 5;
    return turned ? {width: height, height: width} : {width: Math.round(width), height: Math.round(height)};
  } catch {
    return undefined;
  }
}
