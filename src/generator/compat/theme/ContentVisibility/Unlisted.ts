export {UnlistedBanner as default} from '../../../theme/regions/UnlistedBanner.tsx';
