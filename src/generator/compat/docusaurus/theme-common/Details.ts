export {Details} from '../../../theme/content/Details.tsx';
