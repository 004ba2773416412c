export {MenuItems as default} from '../../../../theme/sidebar/MenuItems.tsx';
