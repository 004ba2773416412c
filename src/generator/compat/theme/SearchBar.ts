export {SearchButton as default} from '../../theme/search/SearchButton.tsx';
