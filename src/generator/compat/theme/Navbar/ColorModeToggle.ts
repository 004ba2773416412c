export {ColorModeSwitch as default} from '../../../theme/navbar/ColorModeSwitch.tsx';
