import {createDocumentShell} from '../../render/documentShell.ts';
import type {DocumentShell} from '../../render/renderDocument.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import {readImage} from '../openGraph/drawOpenGraph.ts';
import type {OpenGraphImage} from '../openGraph/planOpenGraph.ts';
import type {OutputFile} from '../OutputFile.ts';
import type {PlannedSite} from '../PlannedSite.ts';
import {belowBase} from './belowBase.ts';
import {bookFiles} from './bookFiles.ts';
import {checkPlaces} from './checkPlaces.ts';
import {dropTakenFiles} from './dropTakenFiles.ts';
import {outputPlaces} from './outputPlaces.ts';
import {type OutputPages, outputPages} from './outputPages.ts';
import type {FeedFault} from './feedFiles.ts';
import {planFiles} from './planFiles.ts';
import {type OutputSearch, planSearch} from './planSearch.ts';
import {siteDataFiles} from './siteDataFiles.ts';
import {fileAddress} from '../../shared/address/absoluteUrl.ts';

/** Everything that the output is to hold, by who writes it. */
export interface OutputPlan extends OutputPages {
  /** Copied, or written from a text. */
  files: OutputFile[];
  /** Written from the cache, once they are painted. */
  images: OutputFile[];
  search: OutputSearch[];
  /** What all pages share. */
  shell: DocumentShell;
  /** Files that are left out, since they would be in the place of a page, and places that nothing can be written to. */
  problems: Problem[];
  /** Posts that feeds cannot show; known when the files are written. */
  feedFaults: FeedFault[];
}

/**
 * Lists what the output is to hold, each with the key of what it is made of.
 *
 * @param version Hash of the generator's own code.
 * @param first The language that has the app's files.
 */
export async function planOutput(
  site: PlannedSite,
  version: string,
  first: PlannedSite = site,
): Promise<OutputPlan> {
  const {config, bundles, pages} = site;
  const siteData = siteDataFiles(site);
  const shell = createDocumentShell(siteData.site, bundles, config.contentSecurityPolicy, {
    siteData: siteData.src,
    ...(config.tags && {tags: config.tags}),
    assets: fileAddress(first.config.baseUrl, 'assets/'),
  });
  if (config.isFurther) shell.isFurther = true;
  const planned = await planFiles(site, bundles, version);
  const books = bookFiles(site, planned.files, version);
  const {files, problems} = dropTakenFiles([...siteData.files, ...planned.files, ...books], site);
  const images = site.images.map((image) =>
    imageFile(pages.cacheDir, image, belowBase(config, `assets/open-graph/${image.file}`)),
  );
  return {
    ...outputPages(site, shell, {renderer: bundles.renderer, version}),
    files,
    images,
    search: planSearch(site, version),
    shell,
    problems: [...problems, ...checkPlaces(outputPlaces(site, [...files, ...images]))],
    feedFaults: planned.faults,
  };
}

/** An image whose name holds a hash of what it shows. */
function imageFile(cacheDir: string, image: OpenGraphImage, to: string): OutputFile {
  const parts = () => [expectDefined(readImage(cacheDir, image), `the image ${image.file}`)];
  return {id: `file:${to}`, key: to, to, source: {type: 'parts', parts}};
}
