export {useIsBrowser as default} from '../../useIsBrowser.ts';
