export {default} from '@theme/DocRoot/Layout';
