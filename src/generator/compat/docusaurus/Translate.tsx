export {Translate as default, translate} from '../../theme/messages/Translate.tsx';
