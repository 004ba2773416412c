export {DocCardList as default} from '../../content/DocCardList.tsx';
