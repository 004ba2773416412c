export {Link as default} from '../../../theme/content/Link.tsx';
