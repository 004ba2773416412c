import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import Details from '@theme/Details';
import {mdxComponents} from '../../theme/content/mdxComponents.tsx';
import Code from './MDXComponents/Code.tsx';
import Pre from './MDXComponents/Pre.tsx';

/** The components of Markdown that need no import, and those of code (Docusaurus `MDXComponents`). */
export default {...mdxComponents, Admonition, CodeBlock, Details, pre: Pre, code: Code};
