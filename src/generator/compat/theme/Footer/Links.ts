export {FooterLinks as default} from '../../../theme/regions/FooterLinks.tsx';
