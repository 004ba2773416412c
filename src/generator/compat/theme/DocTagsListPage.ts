export {default} from './BlogTagsListPage.tsx';
