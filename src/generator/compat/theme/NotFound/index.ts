export {default} from '@theme/NotFound/Content';
