// The part of the package that is used: sites install it.
declare module 'react-live' {
  type Element = import('react').ReactElement;

  export function LiveProvider(props: {
    code: string;
    scope?: Record<string, unknown>;
    noInline?: boolean;
    language?: string;
    theme?: {plain: Record<string, string>; styles: {types: string[]; style: Record<string, string>}[]};
    transformCode?: (code: string) => string;
    children?: import('react').ReactNode;
  }): Element;
  export function LiveEditor(props: {
    className?: string;
    style?: import('react').CSSProperties;
    tabMode?: 'focus' | 'indentation';
  }): Element;
  export function LivePreview(props: {className?: string}): Element;
  export function LiveError(props: {className?: string}): Element | null;
}
