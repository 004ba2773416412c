export {useIsBrowser as default} from '../../theme/useIsBrowser.ts';
