export {NotFoundLayout as default} from '../../../theme/layouts/NotFoundLayout.tsx';
