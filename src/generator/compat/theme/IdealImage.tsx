import type {ComponentProps, ReactNode} from 'react';

/** An image: its address, or the result of importing it. */
type ImageSource = string | {default: ImageSource} | {src: string | {src: string}; preSrc?: string};

interface Props extends Omit<ComponentProps<'img'>, 'src'> {
  img: ImageSource;
}

/** A lazily loaded image (Docusaurus `IdealImage`). */
export default function IdealImage({img, alt = '', ...props}: Props): ReactNode {
  return <img loading="lazy" decoding="async" {...props} alt={alt} src={addressOf(img)} />;
}

function addressOf(image: ImageSource): string {
  if (typeof image === 'string') return image;
  if ('default' in image) return addressOf(image.default);
  return typeof image.src === 'string' ? image.src : image.src.src;
}
