import {mkdtemp, realpath, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {createBundles} from '../src/generator/bundle/createBundles.ts';
import {readBundle} from '../src/generator/cli/readBundle.ts';
import {readCommandLine} from '../src/generator/cli/readCommandLine.ts';
import {siteConfigSchema} from '../src/generator/config/siteConfigSchema.ts';
import {generatorDir} from '../src/generator/files/generatorDir.ts';
import {importAliases} from '../src/generator/pipeline/compatibility.ts';

const HELP = `Usage: npm run prepare

Creates in advance what the first build would create: the bundle of the generator, the script of React and the router that all
sites share, the theme as plain JavaScript, and the app of a new site. npm runs it after an installation.

Options:
  --help   show this text
`;

readCommandLine(HELP, {});
process.env.NODE_ENV = 'production';
// A new site without its own components: the parts that sites share, including its bundles, are kept.
const {staticDirectories, baseUrl} = siteConfigSchema.parse({title: 'New', url: 'https://new.example'});
const siteDir = await realpath(await mkdtemp(path.join(tmpdir(), 'prepare-')));
try {
  const {problems} = await createBundles({
    generatorDir,
    siteDir,
    aliases: importAliases(siteDir),
    cacheDir: path.join(siteDir, '.cache'),
    sharedDir: path.join(generatorDir, '.cache'),
    useCache: true,
    version: readBundle(import.meta.url).pipelineVersion,
    site: {baseUrl, hasSearch: true, hasReference: false},
    components: [],
    customCss: [],
    staticDirectories,
  });
  for (const {message} of problems) console.warn(message);
} finally {
  await rm(siteDir, {recursive: true, force: true});
}
