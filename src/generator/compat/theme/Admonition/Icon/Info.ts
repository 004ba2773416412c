/** Docusaurus `Admonition/Icon/Info`: the theme has one icon for both. */
export {default} from './Note.tsx';
