import type {BundleRequest} from '../../bundle/createBundles.ts';
import type {WithEsbuild} from './restEsbuild.ts';
import {quickPrerender, type QuickResult} from './quickPrerender.ts';

/** The prerender bundle that esbuild makes, as new as the sources. */
export interface QuickBundle {
  /** File of a bundle that holds the components; undefined when only webpack can make one. */
  file(components: readonly string[]): Promise<string | undefined>;
  /** Takes over changes of files; absolute paths. */
  change(files: ReadonlySet<string>): void;
  /** Call when the request has changed. */
  forget(): void;
  /** Call when a mistake in the app may be mended. */
  retry(): void;
  /** Absolute paths of what it is made of. */
  inputs(): readonly string[];
}

interface Made {
  components: ReadonlySet<string>;
  result: Promise<QuickResult>;
}

/**
 * Makes the bundle at once, and anew when it is asked for after a change. A mistake leaves the last good one.
 *
 * @param getRequest Gives what is to be bundled now.
 * @param onInputs Called when the sources are others than before.
 */
export function createQuickBundle(
  getRequest: () => BundleRequest,
  withEsbuild: WithEsbuild,
  onInputs: () => void,
): QuickBundle {
  let good: {components: ReadonlySet<string>; file: string} | undefined;
  let inputs: readonly string[] = [];
  let made: Made | undefined = make();

  function make(): Made {
    const request = getRequest();
    const components = new Set(request.components);
    const result = withEsbuild(quickPrerender(request));
    void result.then(({file, inputs: files}) => {
      if (file !== undefined) good = {components, file};
      if (!files || files.join('\n') === inputs.join('\n')) return;
      inputs = files;
      onInputs();
    });
    return {components, result};
  }

  return {
    async file(components) {
      if (!made || components.some((key) => !made?.components.has(key))) made = make();
      const {file, needsWebpack} = await made.result;
      if (file !== undefined || needsWebpack) return file;
      const isEnough = components.every((key) => good?.components.has(key));
      return isEnough ? good?.file : undefined;
    },
    change(files) {
      if (inputs.some((file) => files.has(file))) made = undefined;
    },
    forget() {
      made = undefined;
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
