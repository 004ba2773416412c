import {admonitionOf} from '../../../hooks/admonitionOf.tsx';

/** Docusaurus `Admonition/Type/Tip`. */
export default admonitionOf('tip');
