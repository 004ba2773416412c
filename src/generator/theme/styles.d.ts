declare module '*.module.css' {
  /** Maps class names in the style sheet to those in the output. */
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module '*.css';
