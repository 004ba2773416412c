/** Code that contains elements, which a copied `CodeBlock` passes on (Docusaurus `CodeBlock/Content/Element`). */
export {default} from './String.tsx';
