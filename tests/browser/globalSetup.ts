export {default} from '../site/browser/globalSetup.ts';
