export {PostContainer as default} from '../../../theme/regions/PostContainer.tsx';
