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
const PARAMETERS = 'exports, require, module, __importMetaUrl, __importModule, __compileScript, __loadPart';

// Modules that are a script of their own, since few sites need their code, which is a third of all.
const parts = {diagrams: 'src/generator/markdown/diagrams/diagramTools.ts'};

// Types and documentation are in the declaration file next to this one.
export async function bundleGenerator({root, outdir, entryPoints, ...options}) {
  const entries = {
    main: path.join(root, 'src/generator/cli/main.ts'),
    worker: path.join(root, 'src/generator/workers/worker.ts'),
    bundler: path.join(root, 'src/generator/dev/app/bundlerThread.ts'),
    ...entryPoints,
  };
  mkdirSync(outdir, {recursive: true});
  const bundle = async (name, input, plugins) => {
    const outfile = path.join(outdir, `${name}.cjs`);
    const {metafile} = await build({
      absWorkingDir: root,
      ...input,
      outfile,
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
      supported: {
        // An entry that is imported becomes a part of the script that runs when it is needed.
        'dynamic-import': false,
        // Node has them; otherwise, esbuild makes the expression again each time it is used.
        'regexp-lookbehind-assertions': true,
        'regexp-unicode-property-escapes': true,
      },
      plugins: [replaceModules, ...plugins],
      ...options,
    });
    writeFileSync(outfile, toAscii(readFileSync(outfile, 'utf8')));
    return metafile;
  };
  const metafiles = await Promise.all([
    bundle('generator', {stdin: {contents: loadersOf(entries), resolveDir: root}}, [
      loadParts(root),
      withoutYamlOfGrayMatter,
      withoutContextCopies,
    ]),
    ...Object.entries(parts).map(([name, file]) => bundle(name, {entryPoints: [path.join(root, file)]}, [])),
  ]);
  copyFileSync(
    fileURLToPath(new URL('./loadEntry.mjs', import.meta.url)),
    path.join(outdir, 'loadEntry.mjs'),
  );
  for (const name of Object.keys(entries)) writeFileSync(path.join(outdir, `${name}.mjs`), entryModule(name));
  return {
    inputs: Object.assign({}, ...metafiles.map(({inputs}) => inputs)),
    outputs: Object.assign({}, ...metafiles.map(({outputs}) => outputs)),
  };
}

// Scripts are loaded as ASCII, which takes half of the memory. esbuild escapes other characters in strings, but not in
// regular expressions and comments.
function toAscii(code) {
  return code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

// The script exports one function for each entry, which runs it.
function loadersOf(entries) {
  return Object.entries(entries)
    .map(([name, file]) => `exports[${JSON.stringify(name)}] = () => import(${JSON.stringify(file)});`)
    .join('\n');
}

function entryModule(name) {
  return `import {loadEntry} from './loadEntry.mjs';\nexport default await (await loadEntry('${name}')).default;\n`;
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

// What a script cannot do itself, since it is compiled from a code cache, does the module that loads it.
const replaceModules = {
  name: 'replace-modules',
  setup({onLoad}) {
    onLoad({filter: /[\\/]files[\\/]code[\\/](?:importModule|compileScript)\.ts$/}, ({path: file}) => {
      const name = path.basename(file, '.ts');
      return {contents: `export const ${name} = __${name};`};
    });
  },
};

// A module that is a script of its own is loaded when it is imported.
const loadParts = (root) => ({
  name: 'load-parts',
  setup({onResolve, onLoad}) {
    const names = new Map(Object.entries(parts).map(([name, file]) => [path.join(root, file), name]));
    const filter = new RegExp(`/(?:${[...names.keys()].map((file) => path.basename(file)).join('|')})$`);
    onResolve({filter}, ({path: request, resolveDir}) => {
      const name = names.get(path.resolve(resolveDir, request));
      return name && {path: name, namespace: 'part'};
    });
    onLoad({filter: /.*/, namespace: 'part'}, ({path: name}) => ({
      contents: `module.exports = __loadPart('${name}');`,
    }));
  },
});
