import type {ComponentProps, ReactNode} from 'react';

/** A picture: its address, or what importing it gives. */
type Picture = string | {default: Picture} | {src: string | {src: string}; preSrc?: string};

interface Props extends Omit<ComponentProps<'img'>, 'src'> {
  img: Picture;
}

/** A picture that is loaded when it is about to be seen (Docusaurus `IdealImage`). */
export default function IdealImage({img, alt = '', ...props}: Props): ReactNode {
  return <img loading="lazy" decoding="async" {...props} alt={alt} src={addressOf(img)} />;
}

function addressOf(picture: Picture): string {
  if (typeof picture === 'string') return picture;
  if ('default' in picture) return addressOf(picture.default);
  return typeof picture.src === 'string' ? picture.src : picture.src.src;
}
