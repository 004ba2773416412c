export {MenuSidebar as default} from '../../../../theme/navbar/MenuSidebar.tsx';
