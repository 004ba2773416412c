export {FullMermaid as default} from '../../../theme/content/FullMermaid.tsx';
