export {TOCInline as default} from '../../theme/content/TOCInline.tsx';
