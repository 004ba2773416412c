export {default} from '@theme/Heading';
