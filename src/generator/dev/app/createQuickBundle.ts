import type {BundleRequest} from '../../bundle/requests/BundleRequest.ts';
import {quickPrerender, type QuickResult} from './quickPrerender.ts';

/** The prerender bundle made by esbuild, kept up to date with its sources. */
export interface QuickBundle {
  /**
   * File of a bundle that contains the components; undefined if only webpack can make one.
   *
   * @param request What to bundle now, including these components.
   */
  file(components: readonly string[], request: BundleRequest): Promise<string | undefined>;
  /** Applies changes of files, given by absolute path. */
  change(files: ReadonlySet<string>): void;
  /** Makes a new bundle after the site's data has changed. */
  renew(request: BundleRequest): void;
  /** Call when an error in the app may have been fixed. */
  retry(): void;
  /** Absolute paths of the files that it is made from. */
  inputs(): readonly string[];
}

interface Made {
  components: ReadonlySet<string>;
  result: Promise<QuickResult>;
  /** What has changed while it was made: until then, it is unknown what it is made from. */
  changed: Set<string>;
}

/**
 * Makes the bundle as soon as there is a request, and again on demand after a change. If that fails, the last good
 * bundle is kept.
 *
 * @param onInputs Called when the set of sources has changed.
 */
export function createQuickBundle(onInputs: () => void): QuickBundle {
  let good: {components: ReadonlySet<string>; file: string} | undefined;
  let inputs: readonly string[] = [];
  let made: Made | undefined;

  function make(request: BundleRequest): Made {
    const components = new Set(request.components);
    const own: Made = {components, result: quickPrerender(request), changed: new Set()};
    void own.result.then(({file, inputs: files}) => {
      const isOutdated = files?.some((one) => own.changed.has(one)) ?? own.changed.size > 0;
      if (made === own && isOutdated) made = undefined;
      if (file !== undefined) good = {components, file};
      if (!files || files.join('\n') === inputs.join('\n')) return;
      inputs = files;
      onInputs();
    });
    return own;
  }

  const bundle: QuickBundle = {
    async file(components, request) {
      if (!made || components.some((key) => !made?.components.has(key))) made = make(request);
      const own = made;
      const {file, needsWebpack} = await own.result;
      // A source has changed in the meantime: scripts that are loaded now may contain the change.
      if (made === undefined) return bundle.file(components, request);
      if (file !== undefined || needsWebpack) return file;
      const isEnough = components.every((key) => good?.components.has(key));
      return isEnough ? good?.file : undefined;
    },
    change(files) {
      for (const file of files) made?.changed.add(file);
      if (inputs.some((file) => files.has(file))) made = undefined;
    },
    renew(request) {
      made = make(request);
    },
    retry() {
      const last = made;
      void last?.result.then(({file}) => {
        if (file === undefined && made === last) made = undefined;
      });
    },
    inputs: () => inputs,
  };
  return bundle;
}
