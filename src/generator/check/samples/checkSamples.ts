import type {Code} from 'mdast';
import type {CheckRules, RuleName} from '../../config/SiteConfig.ts';
import {mapConcurrent} from '../../files/mapConcurrent.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {ParsedPage} from '../CheckedPage.ts';
import {fenceMistake} from '../../markdown/code/fenceMistake.ts';
import {walkTree} from '../text/walkTree.ts';
import {parseBash} from './parseBash.ts';
import {parseScript} from './parseScript.ts';
import {findJsonMistake} from '../../yaml/findJsonMistake.ts';
import {findYamlMistake} from '../../yaml/findYamlMistake.ts';
import type {YamlMistake} from '../../yaml/InvalidYaml.ts';
import type {ParseSample, SampleError} from './SampleError.ts';

/** Puts the reason after a colon, as in the other parsers' messages. */
function inWords(find: (code: string) => YamlMistake | undefined): ParseSample {
  return (code) => {
    const mistake = find(code);
    return mistake && {message: mistake.reason, line: mistake.line, column: mistake.column};
  };
}

const SCRIPT = {ts: parseScript('ts'), tsx: parseScript('tsx'), jsx: parseScript('jsx')};

export type SampleLanguage = CheckRules['sample-syntax']['languages'][number];

/** Parsers by the language of the code fence. Plain JavaScript may contain JSX, as in most build setups. */
const PARSERS = new Map<string, {name: string; parse: ParseSample}>(
  Object.entries({
    json: {name: 'JSON', parse: inWords(findJsonMistake)},
    yaml: {name: 'YAML', parse: inWords(findYamlMistake)},
    yml: {name: 'YAML', parse: inWords(findYamlMistake)},
    ts: {name: 'TypeScript', parse: SCRIPT.ts},
    typescript: {name: 'TypeScript', parse: SCRIPT.ts},
    tsx: {name: 'TSX', parse: SCRIPT.tsx},
    js: {name: 'JavaScript', parse: SCRIPT.jsx},
    javascript: {name: 'JavaScript', parse: SCRIPT.jsx},
    mjs: {name: 'JavaScript', parse: SCRIPT.jsx},
    jsx: {name: 'JSX', parse: SCRIPT.jsx},
    bash: {name: 'Bash', parse: parseBash},
    sh: {name: 'Bash', parse: parseBash},
    shell: {name: 'Bash', parse: parseBash},
  } satisfies Record<SampleLanguage, {name: string; parse: ParseSample}>),
);

/** How many samples are parsed at a time: each Bash sample starts a process. */
const SAMPLES_AT_ONCE = 4;

/**
 * Parses all samples in one of these languages on the pages. Those whose fence is not closed where it should be are
 * left out: the compiler reports it.
 *
 * @returns a problem for each sample that is not well-formed, and the number of samples by file.
 */
export async function checkSamples(
  pages: readonly ParsedPage[],
  languages: readonly SampleLanguage[],
): Promise<{counts: Map<string, number>; problems: Problem[]}> {
  const wanted = new Set<string>(languages);
  const samples = pages.flatMap(({file, tree, text}) =>
    [...walkTree(tree)].flatMap((node) => {
      const language = (node.type === 'code' && node.lang?.toLowerCase()) || '';
      const parser = wanted.has(language) ? PARSERS.get(language) : undefined;
      return node.type === 'code' && parser && !fenceMistake(sourceOf(node, text), node)
        ? [{file, node, parser}]
        : [];
    }),
  );
  const problems = await mapConcurrent(
    samples,
    async ({file, node, parser}) => {
      const error = await parser.parse(node.value);
      return error ? [toProblem(file, node, parser.name, error)] : [];
    },
    SAMPLES_AT_ONCE,
  );
  const counts = new Map<string, number>();
  for (const {file} of samples) counts.set(file, (counts.get(file) ?? 0) + 1);
  return {counts, problems: problems.flat()};
}

function sourceOf({position}: Code, text: string): string {
  return text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}

function toProblem(file: string, {position}: Code, name: string, error: SampleError): Problem {
  const {line: fence = 1, column: indent = 1} = position?.start ?? {};
  return {
    severity: 'error',
    file,
    line: fence + (error.line ?? 0),
    ...(error.column !== undefined && {column: error.column + indent - 1}),
    rule: 'sample-syntax' satisfies RuleName,
    message: `The ${name} sample does not parse: ${error.message.replace(/\.$/, '')}.`,
    hint: 'Fix it so that readers can copy it; mark what is not a complete sample as `text`.',
  };
}
