import type {ImgHTMLAttributes, ReactNode} from 'react';

interface ThemedImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  /** Addresses of the image by color mode. */
  sources: {light: string; dark: string};
}

/**
 * An image for each color mode. Both are prerendered and the style sheet hides one, so the right one shows before
 * scripts run. The hidden image is lazy and not loaded.
 */
export function ThemedImage({sources, className, alt = '', ...props}: ThemedImageProps): ReactNode {
  const inMode = (own: string): string => (className ? `${own} ${className}` : own);
  return (
    <>
      <img loading="lazy" {...props} className={inMode('only-light')} src={sources.light} alt={alt} />
      <img loading="lazy" {...props} className={inMode('only-dark')} src={sources.dark} alt={alt} />
    </>
  );
}
