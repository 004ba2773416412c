export {Heading as default} from '../../theme/content/Heading.tsx';
