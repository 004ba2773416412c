export {Details as default} from '../../theme/content/Details.tsx';
