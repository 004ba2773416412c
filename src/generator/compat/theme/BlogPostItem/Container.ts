export {PostContainer as default} from '../../../theme/blog/PostContainer.tsx';
