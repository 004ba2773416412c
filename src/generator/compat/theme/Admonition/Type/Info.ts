import {admonitionOf} from '../../../hooks/admonitionOf.tsx';

/** Docusaurus `Admonition/Type/Info`. */
export default admonitionOf('info');
