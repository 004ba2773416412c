export {Admonition as default} from '../../content/Admonition.tsx';
