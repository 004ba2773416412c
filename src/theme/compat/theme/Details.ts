export {Details as default} from '../../content/Details.tsx';
