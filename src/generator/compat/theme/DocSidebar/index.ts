export {PageSidebar as default} from '../../../theme/sidebar/PageSidebar.tsx';
