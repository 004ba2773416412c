import {beginEvaluation} from '../config/module/siteModules.ts';
import {isPageStack, lateFault} from './problems/lateFault.ts';

/**
 * Reports what components throw after they were rendered as problems of the site, which would otherwise end the process.
 * Those of earlier versions of the components are forgotten.
 */
export function watchComponents(siteDir: string): void {
  const module = {
    file: 'components',
    isIn: isPageStack,
    explain: (thrown: unknown) => lateFault(siteDir, thrown),
  };
  beginEvaluation({module, fail: () => undefined})();
}
