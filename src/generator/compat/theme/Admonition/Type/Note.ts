import {admonitionOf} from '../../../hooks/admonitionOf.tsx';

/** Docusaurus `Admonition/Type/Note`. */
export default admonitionOf('note');
