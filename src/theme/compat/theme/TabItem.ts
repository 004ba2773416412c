export {TabItem as default} from '../../content/TabItem.tsx';
