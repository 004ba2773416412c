export {Mermaid as default} from '../../theme/content/Mermaid.tsx';
