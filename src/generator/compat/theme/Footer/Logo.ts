export {FooterLogo as default} from '../../../theme/regions/FooterLogo.tsx';
