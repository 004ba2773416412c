import type {BundleRequest} from '../../bundle/BundleRequest.ts';
import {quickPrerender, type QuickResult} from './quickPrerender.ts';

/** The prerender bundle that esbuild makes, as new as the sources. */
export interface QuickBundle {
  /**
   * File of a bundle that holds the components; undefined when only webpack can make one.
   *
   * @param request What is to be bundled now, these components among it.
   */
  file(components: readonly string[], request: BundleRequest): Promise<string | undefined>;
  /** Applies changes of files; absolute paths. */
  change(files: ReadonlySet<string>): void;
  /** Makes the bundle of what a changed site needs. */
  renew(request: BundleRequest): void;
  /** Call when a mistake in the app may be fixed. */
  retry(): void;
  /** Absolute paths of what it is made of. */
  inputs(): readonly string[];
}

interface Made {
  components: ReadonlySet<string>;
  result: Promise<QuickResult>;
}

/**
 * Makes the bundle as soon as there is a request, and again when it is needed after a change. A mistake leaves the last
 * good one.
 *
 * @param onInputs Called when the sources are others than before.
 */
export function createQuickBundle(onInputs: () => void): QuickBundle {
  let good: {components: ReadonlySet<string>; file: string} | undefined;
  let inputs: readonly string[] = [];
  let made: Made | undefined;

  function make(request: BundleRequest): Made {
    const components = new Set(request.components);
    const result = quickPrerender(request);
    void result.then(({file, inputs: files}) => {
      if (file !== undefined) good = {components, file};
      if (!files || files.join('\n') === inputs.join('\n')) return;
      inputs = files;
      onInputs();
    });
    return {components, result};
  }

  return {
    async file(components, request) {
      if (!made || components.some((key) => !made?.components.has(key))) made = make(request);
      const {file, needsWebpack} = await made.result;
      if (file !== undefined || needsWebpack) return file;
      const isEnough = components.every((key) => good?.components.has(key));
      return isEnough ? good?.file : undefined;
    },
    change(files) {
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
}
