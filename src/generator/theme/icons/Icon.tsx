import type {ReactNode} from 'react';

/** A decorative icon; its shape is a CSS mask, see `icons.css`. */
export function Icon({name}: {name: string}): ReactNode {
  return <span className={`icon icon-${name}`} aria-hidden="true" />;
}
