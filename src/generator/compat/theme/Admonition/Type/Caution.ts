import {admonitionOf} from '../../../hooks/admonitionOf.tsx';

/** Docusaurus `Admonition/Type/Caution`. */
export default admonitionOf('caution');
