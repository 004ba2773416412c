import {ASSETS_FOLDER, assetsAddress} from '../../shared/address/assetFiles.ts';
import {createDocumentShell} from '../../render/documentShell.ts';
import type {DocumentShell} from '../../render/renderDocument.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import {readImage} from '../openGraph/drawOpenGraph.ts';
import type {OpenGraphImage} from '../openGraph/planOpenGraph.ts';
import type {OutputFile} from '../OutputFile.ts';
import type {WrittenOutputs} from '../OutputManifest.ts';
import type {PlannedSite} from '../PlannedSite.ts';
import {belowBase} from './belowBase.ts';
import {bookFiles} from './bookFiles.ts';
import {checkPlaces} from './checkPlaces.ts';
import {dropTakenFiles} from './dropTakenFiles.ts';
import {filesOfPages, outputPlaces} from './outputPlaces.ts';
import {type OutputPages, outputPages} from './outputPages.ts';
import type {FeedFault} from './feedBodies.ts';
import {updatedLlmsFiles} from './llmsFiles.ts';
import {markdownFiles} from './markdownFiles.ts';
import {markdownPages} from './markdownPages.ts';
import {copiedFiles, planFiles} from './planFiles.ts';
import {type OutputSearch, planSearch} from './planSearch.ts';
import {isStatic} from './staticFiles.ts';
import {twinProblems} from './staticProblems.ts';
import {siteDataFiles} from './siteDataFiles.ts';

/** Everything that will be in the output, grouped by how it is written. */
export interface OutputPlan extends OutputPages {
  /** Copied, or written from a text. */
  files: OutputFile[];
  /** Copied from the cache, once they are rendered. */
  images: OutputFile[];
  search: OutputSearch[];
  /** What all documents share. */
  shell: DocumentShell;
  /** Problems with files that are left out because a page takes their place, and with invalid paths. */
  problems: Problem[];
  /** See `llmsFiles`; 0 if it is not known. */
  spareText: number;
  /** Posts that cannot be shown in feeds; known once the files are written. */
  feedFaults: FeedFault[];
}

/**
 * Lists everything that will be in the output, each with a key of what it is made from.
 *
 * @param version Hash of the generator's own code.
 * @param first The language whose output contains the app's files.
 */
export async function planOutput(
  site: PlannedSite,
  version: string,
  first: PlannedSite = site,
): Promise<OutputPlan> {
  const {config, bundles, pages} = site;
  const {shell, siteData} = planShell(site, first);
  const planned = await planFiles(site, bundles, version);
  const books = bookFiles(site, planned.files, version);
  const ofPages = filesOfPages(site);
  const {files, problems} = dropTakenFiles([...siteData, ...planned.files, ...books], ofPages, site);
  const images = site.images.map((image) =>
    imageFile(pages.cacheDir, image, belowBase(config, `${ASSETS_FOLDER}open-graph/${image.file}`)),
  );
  return {
    ...outputPages(site, shell, {bundles, version, places: ofPages}),
    files,
    images,
    search: planSearch(site, version),
    shell,
    problems: [
      ...problems,
      ...twinProblems(files.filter(isStatic), ofPages, site),
      ...checkPlaces(outputPlaces(site, ofPages, [...files, ...images])),
    ],
    spareText: planned.spareText,
    feedFaults: planned.faults,
  };
}

/**
 * Lists what is made from the texts of the docs that are the site's only routes, see `planDocs`. Everything else stays as
 * it is in the last output.
 *
 * @param written What the last build wrote.
 */
export async function planTexts(
  site: PlannedSite,
  version: string,
  {first = site, written}: {first?: PlannedSite; written: WrittenOutputs},
): Promise<OutputPlan> {
  const {config, bundles, books} = site;
  const {shell} = planShell(site, first);
  const texts = markdownPages(site);
  const copied = books.length > 0 ? await copiedFiles(site, bundles) : [];
  const files = [
    ...markdownFiles(texts, version),
    ...updatedLlmsFiles(texts, written, {config, version}),
    ...bookFiles(site, copied, version),
  ];
  return {
    ...outputPages(site, shell, {bundles, version, places: filesOfPages(site)}),
    // A file of the site may be in the place of a generated one.
    files: files.filter(({id}) => written.has(id)),
    images: [],
    search: planSearch(site, version)
      .filter(({pages}) => pages.length > 0)
      .map((index) => ({...index, isPart: true})),
    shell,
    problems: [],
    spareText: 0,
    feedFaults: [],
  };
}

/** What all documents share, and the files that they refer to. */
export function planShell(
  site: Pick<PlannedSite, 'config' | 'bundles' | 'data'>,
  first: Pick<PlannedSite, 'config'>,
): {shell: DocumentShell; siteData: OutputFile[]} {
  const {config, bundles} = site;
  const assets = assetsAddress(first.config);
  const siteData = siteDataFiles(site);
  const shell = createDocumentShell(siteData.site, bundles, config.contentSecurityPolicy, {
    siteData: siteData.src,
    ...(config.tags && {tags: config.tags}),
    assets,
  });
  if (config.isFurther) shell.isFurther = true;
  return {shell, siteData: siteData.files};
}

/** An image whose name contains a hash of its content. */
function imageFile(cacheDir: string, image: OpenGraphImage, to: string): OutputFile {
  const parts = () => [expectDefined(readImage(cacheDir, image), `the image ${image.file}`)];
  return {id: `file:${to}`, key: to, to, source: {type: 'parts', parts}};
}
