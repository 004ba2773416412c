import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {relativePath} from '../../files/relativePath.ts';
import type {Plugin} from 'esbuild';
import {EARLY_STYLES} from '../../shared/dev/earlyStyles.ts';
import type {BundleRequest} from '../../bundle/requests/BundleRequest.ts';
import {ASSET} from '../../bundle/files/fileNames.ts';
import {styleImports} from '../../bundle/entries/generateEntries.ts';
import {GENERATOR_ALIAS} from '../../bundle/modules/sourceRoots.ts';
import {PACKAGE_FOLDERS} from '../../files/packages/dependencies.ts';
import {build} from '../../files/code/esbuild.ts';
import {sourceDir} from '../../files/packages/ownPackage.ts';
import {SITE_ALIAS} from '../../shared/address/siteKey.ts';

/** Name of the style sheet, which is the same in webpack's dev configuration. */
export const STYLES = 'main.css';

/** Folder of the files that it refers to. */
const FILES = 'early';

/** Contents by name below the app's folder: the style sheet, and the files that it refers to. */
export type EarlyStyles = ReadonlyMap<string, Buffer>;

/** The style sheets of pages that webpack puts into chunks of their own. */
const OF_CHUNKS = ['blog', 'api'];

/**
 * Bundles the style sheets of the theme and the site in a few hundredths of a second: browsers show nothing of a first
 * page before they have its styles, and webpack takes seconds. The dev client replaces them by webpack's.
 *
 * @returns undefined if only webpack can bundle them, or if there is a mistake, which webpack reports
 */
export async function bundleEarlyStyles({
  generatorDir,
  siteDir,
  site,
  customCss,
  moreStyles,
  bundling,
}: Pick<
  BundleRequest,
  'generatorDir' | 'siteDir' | 'site' | 'customCss' | 'moreStyles' | 'bundling'
>): Promise<EarlyStyles | undefined> {
  // The site's own configuration of webpack may process them.
  if (bundling) return undefined;
  const further = OF_CHUNKS.map((name) => `import "${GENERATOR_ALIAS}/theme/styles/${name}.css";`);
  const outdir = path.join(generatorDir, 'assets');
  try {
    const {outputFiles} = await build({
      stdin: {
        contents: [...styleImports(site, customCss, moreStyles), ...further].join('\n'),
        resolveDir: generatorDir,
        loader: 'js',
      },
      absWorkingDir: generatorDir,
      bundle: true,
      write: false,
      outdir,
      entryNames: path.parse(STYLES).name,
      assetNames: `${FILES}/[name]-[hash]`,
      alias: {[SITE_ALIAS]: siteDir, [GENERATOR_ALIAS]: sourceDir},
      nodePaths: [path.join(siteDir, 'node_modules'), ...PACKAGE_FOLDERS],
      plugins: [assets(site.baseUrl)],
      footer: {css: `:root{${EARLY_STYLES}:1}`},
      logLevel: 'silent',
    });
    // The style sheets' imports leave an empty script.
    const files = outputFiles.filter(({path: file}) => !file.endsWith('.js'));
    return new Map(
      files.map(({path: file, contents}) => [relativePath(outdir, file), Buffer.from(contents)]),
    );
  } catch {
    return undefined;
  }
}

/** Files that a style sheet refers to; those in static folders are served at their own address. */
function assets(baseUrl: string): Plugin {
  return {
    name: 'assets',
    setup(bundler) {
      bundler.onResolve({filter: /^\/[^/]/}, ({kind, path: address}) =>
        kind === 'url-token' ? {path: baseUrl + address.slice(1), external: true} : undefined,
      );
      bundler.onLoad({filter: ASSET}, async ({path: file}) => ({
        contents: await readFile(file),
        loader: 'file',
      }));
    },
  };
}
