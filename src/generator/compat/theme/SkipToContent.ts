export {SkipLink as default} from '../../theme/regions/SkipLink.tsx';
