#!/usr/bin/env node
import {fileURLToPath} from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`valkyr-docs needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
// Webpack, worker threads and esbuild read files of packages, which Plug'n'Play keeps in archives.
const isArchived = /\.zip[\\/]|[\\/]\.yarn[\\/]|[\\/]__virtual__[\\/]/.test(fileURLToPath(import.meta.url));
if (process.versions.pnp !== undefined && isArchived) {
  console.error(
    'valkyr-docs needs a `node_modules` folder, which yarn does not make with Plug’n’Play: add the line `nodeLinker: node-modules` to .yarnrc.yml, then run `yarn install`.',
  );
  process.exit(1);
}
await import('../dist/node/main.mjs');
