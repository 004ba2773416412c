import {stackOf} from '../../shared/invariants/stackOf.ts';
import {appFacts} from '../../shared/page/AppFacts.ts';
import {completeReading} from './completeReading.ts';
import type {SiteParts} from './createSiteParts.ts';
import type {DevContext} from './DevSite.ts';
import {forgetRemoved} from './forgetRemoved.ts';
import type {SiteEffect, SiteEvent} from './SiteState.ts';

/** Performs what `nextSiteState` decides. */
export interface SitePerformer {
  perform(effect: SiteEffect): void;
  /** Settles when the content is not being read. */
  idle(): Promise<void>;
}

export function createSitePerformer(
  context: Pick<DevContext, 'siteDir' | 'cacheDir' | 'onWatch'>,
  parts: SiteParts,
  dispatch: (event: SiteEvent) => void,
): SitePerformer {
  const {gate, contentSteps, batchSteps, compiler, app, renderer, early} = parts;
  const {problems, send, log} = parts.reports;
  let reading: Promise<void> = Promise.resolve();

  function perform(effect: SiteEffect): void {
    switch (effect.type) {
      case 'recall':
        void contentSteps.recall().then(
          (content) => dispatch({type: 'recalled', content}),
          // Damaged data counts as missing.
          () => dispatch({type: 'recalled', content: undefined}),
        );
        break;
      case 'read':
        reading = contentSteps.read().then(
          (content) => dispatch({type: 'contentRead', content}),
          (error: Error) => dispatch({type: 'readFailed', error}),
        );
        problems.during(reading);
        break;
      case 'admit':
        gate.admit(effect.model);
        break;
      case 'refuse':
        gate.refuse(effect.error);
        break;
      case 'bundle':
        app.update(appFacts(effect.site), effect.components, effect.options);
        break;
      case 'notifyApp':
        if (app.change(effect.files)) send({type: 'pages', paths: '*'});
        break;
      case 'updateEarly':
        send(early.update(effect.model));
        app.start();
        break;
      case 'showEarly':
        early.change(effect.files);
        send({type: 'pages', paths: '*'});
        break;
      case 'report':
        problems.set(effect.place, effect.problems);
        break;
      case 'send':
        send(effect.message);
        break;
      case 'forgetRemoved':
        forgetRemoved(effect.model, compiler, problems);
        break;
      case 'finish':
        void completeReading(effect.model, {...context, ...parts, keep: contentSteps.keep}).catch(
          (error: Error) => perform({type: 'log', what: 'The site could not be read', error}),
        );
        break;
      case 'keep':
        contentSteps.keep();
        break;
      case 'watch':
        context.onWatch();
        break;
      case 'recompile':
        batchStep(batchSteps.recompile(effect.files), () => dispatch({type: 'recompiled'}));
        break;
      case 'applyTexts':
        batchStep(batchSteps.applyTexts(effect.files), (isStructural) =>
          dispatch({type: 'textsApplied', isStructural}),
        );
        break;
      case 'check':
        batchStep(batchSteps.check(effect.files, effect.isStructural), () => dispatch({type: 'checked'}));
        break;
      case 'retryPages':
        renderer.retry();
        break;
      case 'log':
        log(`${effect.what}: ${stackOf(effect.error)}`);
    }
  }

  function batchStep<Result>(work: Promise<Result>, done: (result: Result) => void): void {
    problems.during(work);
    work.then(done, (error: Error) => dispatch({type: 'batchFailed', error}));
  }

  return {perform, idle: () => reading};
}
