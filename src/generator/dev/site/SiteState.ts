import type {DevBundling} from '../../bundle/dev/devBundles.ts';
import type {CompileOptions} from '../../markdown/CompileOptions.ts';
import type {DevMessage} from '../../shared/dev/DevMessage.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {Model} from '../content/createModel.ts';

/** The state of a site under one configuration: what is known of its content, and what is being done with it. */
export type SiteState =
  /** Nothing has been read: requests wait, except for docs of a large site, which can be shown early. */
  | {
      type: 'opening';
      hasEarly: boolean;
      isBegun: boolean;
      changed: ReadonlySet<string>;
      /** Whether something has changed since reading began. */
      isOutdated: boolean;
    }
  | OpenSite
  /** The content could not be read; the next file change triggers another attempt. */
  | {type: 'failed'; error: Error; hasEarly: boolean; isBegun: boolean}
  | {type: 'closed'};

export interface OpenSite {
  type: 'open';
  model: Model;
  /** The problems of the content. */
  problems: Problem[];
  /** Whether the content comes from the last session, so that the folders still have to be read. */
  isRemembered: boolean;
  isReading: boolean;
  /** Whether the work that the first page doesn't need has been done. */
  rest: 'unwanted' | 'wanted' | 'done';
  batch: Batch | undefined;
  /** Changes that arrived in the meantime and form the next batch. Absolute paths. */
  changed: ReadonlySet<string>;
  /** The files that the content is or was made from: a missing file may be restored. */
  dataFiles: ReadonlySet<string>;
}

/** Changed files that are being applied. */
export interface Batch {
  /** Absolute paths. */
  files: ReadonlySet<string>;
  step: /** The pages that depend on the files are compiled again. */
    | 'compiling'
    /** The content is being read, possibly with the files' earlier state. */
    | 'waiting'
    /** Texts of pages are replaced in the content. */
    | 'applying'
    /** More than texts has changed: the content is read again. */
    | 'reading'
    /** Broken links and pages are checked again. */
    | 'checking';
}

/** The content in the form that pages look it up in, its problems, and the components that it needs. */
export interface ReadContent {
  model: Model;
  problems: Problem[];
  components: string[];
}

export type SiteEvent =
  | {type: 'started'}
  /** What the last session knew; undefined if there is nothing, or it is outdated. */
  | {type: 'recalled'; content: ReadContent | undefined}
  /** A doc of a large site was prepared before the content was read. */
  | {type: 'earlyDocMade'; site: SiteData}
  | {type: 'contentRead'; content: ReadContent}
  | {type: 'readFailed'; error: Error}
  /** The first page was sent. */
  | {type: 'begun'}
  | {type: 'bundled'; bundling: DevBundling}
  /** Absolute paths. */
  | {type: 'filesChanged'; files: ReadonlySet<string>}
  | {type: 'recompiled'}
  /** `isStructural`: more than the texts of pages has changed. */
  | {type: 'textsApplied'; isStructural: boolean}
  | {type: 'checked'}
  /** A step of the batch failed. */
  | {type: 'batchFailed'; error: Error}
  | {type: 'closed'};

export type SiteEffect =
  | {type: 'recall'}
  | {type: 'read'}
  /** Lets requests that wait for the content continue. */
  | {type: 'admit'; model: Model}
  /** Makes requests that wait for the content fail. */
  | {type: 'refuse'; error: Error}
  | {type: 'bundle'; site: SiteData; components: string[]; options?: CompileOptions}
  | {type: 'notifyApp'; files: ReadonlySet<string>}
  /** Completes the pages of early docs, and makes the browser bundle that they are waiting for. */
  | {type: 'updateEarly'; model: Model}
  /** Shows early docs again, with the changed files. */
  | {type: 'showEarly'; files: ReadonlySet<string>}
  | {type: 'report'; place: 'content' | 'app'; problems: Problem[]}
  | {type: 'send'; message: DevMessage}
  /** Forgets compiled files that are no longer part of the content. */
  | {type: 'forgetRemoved'; model: Model}
  /** Does the work that the first page doesn't need. */
  | {type: 'finish'; model: Model}
  /** Saves the content for the next session. */
  | {type: 'keep'}
  | {type: 'watch'}
  | {type: 'recompile'; files: ReadonlySet<string>}
  | {type: 'applyTexts'; files: ReadonlySet<string>}
  | {type: 'check'; files: ReadonlySet<string>; isStructural: boolean}
  /** Renders failed pages again. */
  | {type: 'retryPages'}
  | {type: 'log'; what: string; error: Error};

export const OPENING_SITE: SiteState = {
  type: 'opening',
  hasEarly: false,
  isBegun: false,
  changed: new Set(),
  isOutdated: false,
};
