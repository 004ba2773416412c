export {BrowserOnly as default} from '../../theme/content/BrowserOnly.tsx';
