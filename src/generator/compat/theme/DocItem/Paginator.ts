export {default} from '@theme/DocPaginator';
