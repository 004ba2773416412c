export {default} from '../Details.ts';
