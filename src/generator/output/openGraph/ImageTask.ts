import type {OpenGraphImage} from './planOpenGraph.ts';

/** Open Graph images to render. */
export interface ImageTask {
  type: 'images';
  images: OpenGraphImage[];
  siteTitle: string;
  logo: string;
  /** Absolute path of the folder for the images. */
  dir: string;
}
