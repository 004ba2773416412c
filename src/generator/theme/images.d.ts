declare module '*.svg' {
  import type {FunctionComponent, SVGProps} from 'react';

  /** A component if imported under a capitalized name, otherwise the file's address; no type can express that. */
  const drawing: FunctionComponent<SVGProps<SVGSVGElement> & {title?: string; titleId?: string}> & string;
  export default drawing;
}
declare module '*.png' {
  /** The file's address. */
  const address: string;
  export default address;
}
declare module '*.jpg' {
  /** The file's address. */
  const address: string;
  export default address;
}
declare module '*.jpeg' {
  /** The file's address. */
  const address: string;
  export default address;
}
declare module '*.gif' {
  /** The file's address. */
  const address: string;
  export default address;
}
declare module '*.webp' {
  /** The file's address. */
  const address: string;
  export default address;
}
declare module '*.avif' {
  /** The file's address. */
  const address: string;
  export default address;
}
declare module '*.ico' {
  /** The file's address. */
  const address: string;
  export default address;
}
