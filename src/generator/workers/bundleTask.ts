import {bundlerVersion} from '../bundle/kept/bundlerVersion.ts';
import {bundleBrowser} from '../bundle/createBundles.ts';
import {createMarkdownModules} from '../bundle/transforms/importedMarkdown.ts';
import {installPackageCode, keepPackageCode} from '../bundle/transforms/packageCode.ts';
import type {BundlerTask, BundleTask} from './tasks.ts';

/** Loads webpack before the app can be bundled. */
export async function bundlerTask({sharedDir, version}: Omit<BundlerTask, 'type'>): Promise<undefined> {
  installPackageCode(sharedDir, bundlerVersion(version));
  await import('../bundle/webpack/runWebpack.ts');
}

/** Bundles the app for the browser. The task ends when everything is stored that makes the next one faster. */
export async function bundleTask({
  request,
  markdown: options,
  port,
  ...bundler
}: BundleTask): Promise<undefined> {
  await bundlerTask(bundler);
  const markdown = options && createMarkdownModules(request.settings.siteDir, options);
  await bundleBrowser(request, markdown, (bundling) =>
    port.postMessage({...bundling, ...(markdown && {imports: markdown.all()})}),
  );
  keepPackageCode();
}
