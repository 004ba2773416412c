import {createMachine} from '../createMachine.ts';
import type {LoadedConfig} from '../LoadedConfig.ts';
import {watchedPaths} from '../watch/watchedPaths.ts';
import {createSiteParts} from './createSiteParts.ts';
import {createSitePerformer} from './createSitePerformer.ts';
import type {DevContext, DevSite} from './DevSite.ts';
import {nextSiteState} from './nextSiteState.ts';
import {OPENING_SITE, type SiteEffect} from './SiteState.ts';

/**
 * Starts reading a site; `model` settles when its pages can be requested. `nextSiteState` decides what happens when, the
 * performer starts it, and the parts do it.
 */
export function createDevSite(context: DevContext, loaded: LoadedConfig): DevSite {
  const machine = createMachine(OPENING_SITE, nextSiteState, (effect: SiteEffect) =>
    performer.perform(effect),
  );
  const {state, dispatch} = machine;
  const parts = createSiteParts(context, loaded, machine);
  const performer = createSitePerformer(context, parts, dispatch);
  const {config, app, compiler, gate, pages, shell, renderer, redirects, siteFiles, faults, links} = parts;

  dispatch({type: 'started'});
  return {
    config,
    app,
    compiler,
    model: gate.model,
    isRead: () => state().type === 'open',
    shell,
    page: pages.page,
    quickPage: pages.quickPage,
    render: renderer.render,
    redirects,
    generated: siteFiles.find,
    locateFault: faults.locate,
    visited: ({route}) => links.visit(route),
    begin: () => dispatch({type: 'begun'}),
    change: (files) => dispatch({type: 'filesChanged', files}),
    watched: () =>
      watchedPaths(context.siteDir, loaded, {
        docsSets: parts.contentSteps.docsSets(),
        dataFiles: parts.contentSteps.dataFiles(),
        compiler,
        app,
      }),
    async close() {
      dispatch({type: 'closed'});
      await performer.idle();
      await parts.close();
    },
  };
}
