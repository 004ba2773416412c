export {Head as default} from '../../theme/content/Head.tsx';
