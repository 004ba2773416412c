export {SiteLogo as default} from '../../../theme/navbar/SiteLogo.tsx';
