import {admonitionOf} from '../../../hooks/admonitionOf.tsx';

/** Docusaurus `Admonition/Type/Warning`. */
export default admonitionOf('warning');
