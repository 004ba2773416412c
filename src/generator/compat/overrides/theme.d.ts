// Imports by these names resolve to components in the site's `src/theme`, see `findOverrides`.
declare module '@theme/*' {
  const component: import('react').ComponentType<{
    children?: import('react').ReactNode;
    [prop: string]: unknown;
  }>;
  export default component;
}

declare module '@theme/NavbarItem/ComponentTypes' {
  const types: Record<string, import('react').ElementType>;
  export default types;
}

declare module '@theme/ReactLiveScope' {
  const scope: Record<string, unknown>;
  export default scope;
}

declare module '@theme/MDXComponents' {
  const components: Record<string, import('react').ElementType>;
  export default components;
}

declare module '@theme/Admonition/Types' {
  const types: Record<string, import('react').ElementType>;
  export default types;
}

// The configuration as the site has it, see `writeGeneratedFiles`.
declare module '@generated/config-of-site' {
  const config: Record<string, unknown>;
  export default config;
}

// The docs of all versions, see `writeGeneratedFiles`.
declare module '@generated/docs-of-versions.json' {
  const lists: import('../data/DocsList.ts').DocsList[];
  export default lists;
}
