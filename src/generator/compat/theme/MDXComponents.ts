import {mdxComponents} from '../../theme/content/mdxComponents.tsx';
import Code from './MDXComponents/Code.tsx';
import Pre from './MDXComponents/Pre.tsx';

/** The components of Markdown that need no import, and those of code (Docusaurus `MDXComponents`). */
export default {...mdxComponents, pre: Pre, code: Code};
