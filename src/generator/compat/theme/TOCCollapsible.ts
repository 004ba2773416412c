export {default} from './DocItem/TOC/Mobile.tsx';
