export {default} from '../../TOC.tsx';
