export {CodeBlock as default} from '../../theme/content/CodeBlock.tsx';
