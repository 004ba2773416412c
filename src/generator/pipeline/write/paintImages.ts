import {KEEP_UNUSED} from '../../files/cache/unusedFiles.ts';
import {drawOpenGraph} from '../../output/openGraph/drawOpenGraph.ts';
import type {ImageTask} from '../../output/openGraph/ImageTask.ts';
import type {PlannedSite} from '../../output/PlannedSite.ts';
import type {BuildContext} from '../BuildContext.ts';

/** Makes the images of pages that are shown where they are shared, and removes unused ones of earlier builds. */
export async function paintImages(
  sites: readonly PlannedSite[],
  context: BuildContext,
  mainIsFree: Promise<void>,
): Promise<void> {
  for (const site of sites) await paintSite(site, context, mainIsFree);
}

/** Runs in idle workers; this thread helps when its own work is done. */
async function paintSite(
  {config, images, logo}: PlannedSite,
  {cache, reporter, workers}: BuildContext,
  mainIsFree: Promise<void>,
): Promise<void> {
  const paint = () => {
    const draw = (task: ImageTask) => workers.drawImages(task, mainIsFree);
    return drawOpenGraph(images, {cacheDir: cache.dir, siteTitle: config.title, logo}, draw, KEEP_UNUSED);
  };
  if (images.length === 0) {
    // Removes the images of the last build.
    await paint();
    return;
  }
  await reporter.phase('Rendering social images', async (count) => {
    count(`${await paint()} of ${images.length}`);
  });
}
