export {Link as default} from '../../content/Link.tsx';
