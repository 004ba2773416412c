export {useBaseUrl as default, useBaseUrlUtils} from '../../theme/links/useBaseUrl.ts';
