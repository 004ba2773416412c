export {DocCardList as default} from '../../theme/content/DocCardList.tsx';
