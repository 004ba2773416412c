import {imageSize} from 'image-size';

/** How large an image is in pixels, as it is shown; nothing when its bytes do not say. */
export function imageDimensions(bytes: Uint8Array): {width: number; height: number} | undefined {
  try {
    const {width, height, orientation} = imageSize(bytes);
    // EXIF orientations from 5 on lie on their side.
    const turned = orientation !== undefined && orientation >= 5;
    return turned ? {width: height, height: width} : {width: Math.round(width), height: Math.round(height)};
  } catch {
    return undefined;
  }
}
