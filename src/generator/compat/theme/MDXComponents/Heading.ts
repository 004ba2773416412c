export {default} from '../Heading.ts';
