export {Head as default} from '../../content/Head.tsx';
