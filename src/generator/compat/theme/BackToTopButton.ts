export {BackToTop as default} from '../../theme/regions/BackToTop.tsx';
