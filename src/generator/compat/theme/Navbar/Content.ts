export {NavbarContent as default} from '../../../theme/navbar/NavbarContent.tsx';
