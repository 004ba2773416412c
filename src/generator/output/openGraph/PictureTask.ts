import type {OpenGraphImage} from './planOpenGraph.ts';

/** Open Graph pictures to draw. */
export interface PictureTask {
  type: 'pictures';
  images: OpenGraphImage[];
  siteTitle: string;
  logo: string;
  /** Absolute folder of the pictures. */
  dir: string;
}
