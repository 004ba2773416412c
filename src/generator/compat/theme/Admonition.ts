export {Admonition as default} from '../../theme/content/Admonition.tsx';
