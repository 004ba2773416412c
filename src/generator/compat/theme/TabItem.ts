export {TabItem as default} from '../../theme/content/TabItem.tsx';
