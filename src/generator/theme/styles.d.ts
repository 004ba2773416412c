declare module '*.module.css' {
  /** Name in the output by name in the style sheet. */
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module '*.css';
