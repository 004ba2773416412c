export {CodeBlock as default} from '../../content/CodeBlock.tsx';
