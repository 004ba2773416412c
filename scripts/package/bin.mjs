#!/usr/bin/env node
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`valkyr-docs needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}
await import('../dist/node/main.mjs');
