export {MenuItems as default} from '../../../../theme/navbar/MenuItems.tsx';
