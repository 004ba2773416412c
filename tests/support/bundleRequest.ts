import path from 'node:path';
import type {BundleRequest} from '../../src/generator/bundle/requests/BundleRequest.ts';
import {repositoryDir} from './runScript.ts';

/** A request to bundle the app of a plain site, whose cache is in its folder. */
export function bundleRequest(siteDir: string): Omit<BundleRequest, 'site' | 'components'> {
  return {
    generatorDir: repositoryDir.replace(/\/$/, ''),
    version: 'test',
    siteDir,
    aliases: {},
    cacheDir: path.join(siteDir, '.cache'),
    useCache: true,
    customCss: [],
    staticDirectories: ['static'],
  };
}
