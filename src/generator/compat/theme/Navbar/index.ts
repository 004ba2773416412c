export {Navbar as default} from '../../../theme/navbar/Navbar.tsx';
