export {BrowserOnly as default} from '../../content/BrowserOnly.tsx';
