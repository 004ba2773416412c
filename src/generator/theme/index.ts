/** What a site's components and pages import from `valkyr-docs/theme`. */
export {Head} from './content/Head.tsx';
export {Link} from './content/Link.tsx';
export {useBaseUrl} from './links/useBaseUrl.ts';
export {LoadFailedScreen} from './screens/LoadFailedScreen.tsx';
export {LoadingSpinner} from './icons/LoadingSpinner.tsx';
export {Translate, translate} from './messages/Translate.tsx';
export {TabItem} from './content/TabItem.tsx';
export {Tabs} from './content/Tabs.tsx';
