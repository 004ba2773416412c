/** Code that is a text, which a copied `CodeBlock` passes on (Docusaurus `CodeBlock/Content/String`). */
export {default} from '../../CodeBlock.tsx';
