declare module '*.svg' {
  import type {FunctionComponent, SVGProps} from 'react';

  /** A component where it is imported under a name with a capital, its address otherwise, which no type can express. */
  const drawing: FunctionComponent<SVGProps<SVGSVGElement> & {title?: string; titleId?: string}> & string;
  export default drawing;
}
declare module '*.png' {
  /** Its address. */
  const address: string;
  export default address;
}
declare module '*.jpg' {
  /** Its address. */
  const address: string;
  export default address;
}
declare module '*.jpeg' {
  /** Its address. */
  const address: string;
  export default address;
}
declare module '*.gif' {
  /** Its address. */
  const address: string;
  export default address;
}
declare module '*.webp' {
  /** Its address. */
  const address: string;
  export default address;
}
declare module '*.avif' {
  /** Its address. */
  const address: string;
  export default address;
}
declare module '*.ico' {
  /** Its address. */
  const address: string;
  export default address;
}
