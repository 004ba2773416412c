import {copyFileSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';

// Packages that find files by their own location, or load native code, are not bundled. Those that are ES modules
// have to be imported by name: the default import of a script is the whole module.
const external = [
  'webpack',
  'esbuild',
  '@swc/*',
  '@babel/*',
  '@resvg/*',
  '@pmmmwh/*',
  'tinypool',
  'playwright',
  'fsevents',
  'happy-dom',
];

// The parameters of the script, see `loadEntry.mjs`.
const PARAMETERS = 'exports, require, module, __importMetaUrl, __importModule';

// Types and documentation are in the declaration file next to this one.
export async function bundleGenerator({root, outdir, entryPoints, ...options}) {
  const entries = {
    main: path.join(root, 'src/generator/cli/main.ts'),
    worker: path.join(root, 'src/generator/workers/worker.ts'),
    bundler: path.join(root, 'src/generator/dev/app/bundlerThread.ts'),
    ...entryPoints,
  };
  mkdirSync(outdir, {recursive: true});
  const {metafile} = await build({
    absWorkingDir: root,
    stdin: {contents: loadersOf(entries), resolveDir: root},
    outfile: path.join(outdir, 'generator.cjs'),
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    external,
    metafile: true,
    logLevel: 'error',
    jsx: 'automatic',
    banner: {js: `(function (${PARAMETERS}) {`},
    footer: {js: '})'},
    define: {'import.meta.url': '__importMetaUrl'},
    // An entry that is imported becomes a part of the script that runs when it is needed.
    supported: {'dynamic-import': false},
    plugins: [importModules, withoutYamlOfGrayMatter, withoutContextCopies],
    ...options,
  });
  copyFileSync(
    fileURLToPath(new URL('./loadEntry.mjs', import.meta.url)),
    path.join(outdir, 'loadEntry.mjs'),
  );
  for (const name of Object.keys(entries)) writeFileSync(path.join(outdir, `${name}.mjs`), entryModule(name));
  return metafile;
}

// The script exports one function for each entry, which runs it.
function loadersOf(entries) {
  return Object.entries(entries)
    .map(([name, file]) => `exports[${JSON.stringify(name)}] = () => import(${JSON.stringify(file)});`)
    .join('\n');
}

function entryModule(name) {
  return `import {loadEntry} from './loadEntry.mjs';\nexport default (await loadEntry('${name}')).default;\n`;
}

// gray-matter is called with the generator's own YAML parser; the one that it brings loads a JavaScript parser too.
const withoutYamlOfGrayMatter = {
  name: 'without-yaml-of-gray-matter',
  setup({onResolve, onLoad}) {
    onResolve({filter: /^js-yaml$/}, ({importer}) =>
      /[\\/]gray-matter[\\/]/.test(importer) ? {path: 'js-yaml', namespace: 'unused'} : undefined,
    );
    onLoad({filter: /.*/, namespace: 'unused'}, () => ({
      contents:
        'exports.safeLoad = exports.safeDump = () => { throw new Error("Not part of the generator."); };',
    }));
  },
};

// The parser of Markdown calls a function for each token, on a copy of its state that differs in one method. The
// functions use it at once, so they can share the state itself: copying takes a quarter of the time of compiling a page.
const withoutContextCopies = {
  name: 'without-context-copies',
  setup({onLoad}) {
    onLoad({filter: /[\\/]mdast-util-from-markdown[\\/]lib[\\/]index\.js$/}, ({path: file}) => {
      const source = readFileSync(file, 'utf8');
      const contents = source.replaceAll(CONTEXT_COPY, '(context.sliceSerialize = $1, context)');
      if (contents === source) throw new Error(`${file} no longer copies its context: remove this plugin.`);
      return {contents};
    });
  },
};

const CONTEXT_COPY = /\{\s*\.\.\.context,\s*sliceSerialize: ([\w.[\]]+)\s*\}/g;

// A script with a code cache cannot import ES modules; the module that loads it can.
const importModules = {
  name: 'import-modules',
  setup({onLoad}) {
    onLoad({filter: /[\\/]files[\\/]importModule\.ts$/}, () => ({
      contents: 'export const importModule = __importModule;',
    }));
  },
};
