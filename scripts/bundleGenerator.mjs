import path from 'node:path';
import {build} from 'esbuild';

// Packages that find files next to themselves, or start native code, stay outside of the bundle.
const external = [
  'webpack',
  'esbuild',
  'esbuild-loader',
  'terser-webpack-plugin',
  '@swc/*',
  '@babel/*',
  '@pmmmwh/*',
  'tinypool',
  'playwright',
  'fsevents',
  'happy-dom',
];

// The types and the description are in the file of types next to this one.
export async function bundleGenerator({root, entryPoints, ...options}) {
  const {metafile} = await build({
    absWorkingDir: root,
    entryPoints: {
      main: path.join(root, 'src/generator/cli/main.ts'),
      worker: path.join(root, 'src/generator/workers/worker.ts'),
      ...entryPoints,
    },
    outExtension: {'.js': '.mjs'},
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external,
    metafile: true,
    logLevel: 'error',
    jsx: 'automatic',
    // CommonJS packages in an ES module bundle call `require` for Node's own modules.
    banner: {
      js: "import {createRequire as __createRequire} from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    ...options,
  });
  return metafile;
}
