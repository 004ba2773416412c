import MDXComponents from '@theme/MDXComponents';
import {mdxComponents as original} from '../../theme/content/mdxComponents.tsx';

/** Those of the theme, and those of the site's `src/theme/MDXComponents`, which win. */
export const mdxComponents = {...original, ...MDXComponents};
