export {MobileSidebar as default} from '../../../../theme/navbar/MobileSidebar.tsx';
