/** Components of items by the type that is configured; those of the theme draw themselves (Docusaurus `NavbarItem/ComponentTypes`). */
const types: Record<string, never> = {};

export default types;
