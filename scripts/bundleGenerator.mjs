import path from 'node:path';
import {build} from 'esbuild';

// Packages that find files by their own location, or load native code, are not bundled.
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

// Types and documentation are in the declaration file next to this one.
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
    // CommonJS packages in an ES module bundle call `require` for Node's built-in modules.
    banner: {
      js: "import {createRequire as __createRequire} from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    ...options,
  });
  return metafile;
}
