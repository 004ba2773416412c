export {Footer as default} from '../../../theme/regions/Footer.tsx';
