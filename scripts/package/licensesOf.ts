import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const PACKAGE = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/**
 * The licenses of bundled packages, which must be distributed with them.
 *
 * @param inputs Paths of the bundles' sources, relative to the root.
 */
export function licensesOf(root: string, inputs: readonly string[]): string {
  const folders = new Set(inputs.flatMap((file) => PACKAGE.exec(file.split(path.sep).join('/'))?.[1] ?? []));
  const texts = [...folders].sort().map((folder) => describe(path.join(root, folder)));
  return `The modules in this folder contain these packages.\n\n${[...new Set(texts)].join('\n')}`;
}

function describe(folder: string): string {
  const {name, version, license}: {name: string; version: string; license?: string} = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:[.-]|$)/i.test(entry));
  const text = file === undefined ? '' : `\n${readFileSync(path.join(folder, file), 'utf8').trim()}\n`;
  return `${'='.repeat(80)}\n${name} ${version} (${license ?? 'see its license'})\n${text}`;
}
