export {FooterCopyright as default} from '../../../theme/regions/FooterCopyright.tsx';
