export {mdxComponents as default} from '../../theme/content/mdxComponents.tsx';
