export {ThemedImage as default} from '../../theme/content/ThemedImage.tsx';
