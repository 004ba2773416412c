import {element, type MarkupElement} from './element.ts';

export interface ImageData {
  src: string;
  alt: string;
  title?: string;
  /** Size in pixels. */
  width?: number;
  height?: number;
  /** Whether the image is probably in view when the page opens. */
  isFirst: boolean;
}

/** How images load unless their attributes say otherwise. */
export const IMAGE_LOADING = {loading: 'lazy', decoding: 'async'} as const;

/** An image; one in view is loaded at once, the others when they come near. */
export function image<Leaf>({isFirst, ...properties}: ImageData): MarkupElement<Leaf> {
  return element('img', {
    ...properties,
    ...IMAGE_LOADING,
    ...(isFirst && {loading: 'eager'}),
  });
}
