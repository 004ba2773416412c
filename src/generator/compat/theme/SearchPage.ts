export {SearchPage as default} from '../../theme/search/SearchPage.tsx';
