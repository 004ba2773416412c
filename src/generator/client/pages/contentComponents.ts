/** The components that MDX uses without an import, as the chunk that pages with components load. */
export {mdxComponents as default} from '../../theme/content/mdxComponents.tsx';
