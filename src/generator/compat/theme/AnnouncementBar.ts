export {AnnouncementBar as default} from '../../theme/regions/AnnouncementBar.tsx';
