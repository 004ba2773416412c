export {MenuSidebar as default} from '../../../../theme/sidebar/MenuSidebar.tsx';
