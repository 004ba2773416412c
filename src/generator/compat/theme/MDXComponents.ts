import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import Details from '@theme/Details';
import Code from '@theme/MDXComponents/Code';
import Pre from '@theme/MDXComponents/Pre';
import {mdxComponents} from '../../theme/content/mdxComponents.tsx';

/** The components of Markdown that need no import, and those of code (Docusaurus `MDXComponents`). */
export default {...mdxComponents, Admonition, CodeBlock, Details, pre: Pre, code: Code};
