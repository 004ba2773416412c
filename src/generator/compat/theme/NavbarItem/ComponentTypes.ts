/**
 * Components for custom item types; the theme renders its own types itself (Docusaurus `NavbarItem/ComponentTypes`).
 */
const types: Record<string, never> = {};

export default types;
