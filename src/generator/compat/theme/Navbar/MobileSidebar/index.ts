export {MobileSidebar as default} from '../../../../theme/sidebar/MobileSidebar.tsx';
