export {ThemedImage as default} from '../../content/ThemedImage.tsx';
