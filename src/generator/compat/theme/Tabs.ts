export {Tabs as default} from '../../theme/content/Tabs.tsx';
