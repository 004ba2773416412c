export {default} from '../DocPaginator.tsx';
