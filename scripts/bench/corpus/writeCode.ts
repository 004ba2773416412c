import {capitalize} from '../../../src/generator/shared/text/letterCase.ts';
import type {Random} from './createRandom.ts';
import {ADJECTIVES, NOUNS, VERBS} from './words.ts';
import {writeSentence} from './writeProse.ts';

/** The languages of the code blocks, each with the function that writes one. */
const WRITERS: Record<string, (r: Random) => string> = {ts, java, yaml, bash, json};

/** Writes a fenced code block in one of five languages. */
export function writeCodeBlock(random: Random): string {
  const language = random.pick(Object.keys(WRITERS));
  const title =
    random.integer(1, 4) === 1 ? ` title="${random.pick(NOUNS)}/${random.pick(NOUNS)}.${language}"` : '';
  return `\`\`\`${language}${title}\n${WRITERS[language]?.(random)}\n\`\`\``;
}

function ts(r: Random): string {
  const [noun, other, verb] = [r.pick(NOUNS), r.pick(NOUNS), r.pick(VERBS)];
  return `import {open${capitalize(other)}, type ${capitalize(noun)}} from '@harbour/${other}';

const LIMIT = ${r.integer(10, 9000)};

// ${writeSentence(r)}
export async function ${verb}${capitalize(noun)}(${noun}s: ${capitalize(noun)}[], since?: Date): Promise<string[]> {
  const ${other} = await open${capitalize(other)}({retries: ${r.integer(1, 9)}, label: '${r.pick(ADJECTIVES)}'});
  const found = ${noun}s.filter(({weight, arrivedAt}) => weight < LIMIT && (!since || arrivedAt > since));
  for (const {id, weight} of found) {
    if (weight === 0) throw new Error(\`Empty ${noun}: \${id}\`);
    await ${other}.${r.pick(VERBS)}(id, {weight, urgent: ${r.pick(['true', 'false'])}});
  }
  return found.map(({id}) => id.toUpperCase());
}`;
}

function java(r: Random): string {
  const [noun, other, verb] = [capitalize(r.pick(NOUNS)), r.pick(NOUNS), r.pick(VERBS)];
  return `package org.harbour.${other};

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** ${writeSentence(r)} */
public final class ${noun}Office implements AutoCloseable {
    private final Map<String, ${noun}> known = new ConcurrentHashMap<>();
    private int left = ${r.integer(10, 900)};

    public synchronized boolean ${verb}(${noun} ${other}) {
        if (left <= 0 || known.containsKey(${other}.id())) {
            return false;
        }
        known.put(${other}.id(), ${other});
        left -= 1;
        return true;
    }

    @Override
    public void close() {
        known.values().forEach(each -> System.out.printf("%s: %d%n", each.id(), ${r.integer(2, 99)}L));
    }
}`;
}

function yaml(r: Random): string {
  const entries = Array.from(
    {length: r.integer(2, 4)},
    () =>
      `  - name: ${r.pick(ADJECTIVES)}-${r.pick(NOUNS)}\n    draught: ${r.integer(1, 19)}.${r.integer(0, 9)}\n    open: ${r.pick(['true', 'false'])}`,
  );
  return `# ${writeSentence(r)}
${r.pick(NOUNS)}:
  region: "${r.pick(ADJECTIVES)}"
  timeout: ${r.integer(5, 300)}s
${r.pick(NOUNS)}s:
${entries.join('\n')}`;
}

function bash(r: Random): string {
  const noun = r.pick(NOUNS);
  return `# ${writeSentence(r)}
export HARBOUR_${noun.toUpperCase()}="${r.pick(ADJECTIVES)}"
harbour ${r.pick(VERBS)} ${noun} --limit ${r.integer(2, 500)} --format json \\
  | grep -v '${r.pick(ADJECTIVES)}' > ${noun}.json
if [ ! -s ${noun}.json ]; then
  echo "no ${noun} found" >&2
  exit ${r.integer(1, 9)}
fi`;
}

function json(r: Random): string {
  const value = {
    id: `${r.pick(NOUNS)}-${r.integer(100, 999)}`,
    [r.pick(NOUNS)]: {
      state: r.pick(ADJECTIVES),
      weight: r.integer(1, 90_000),
      sealed: r.pick([true, false, null]),
    },
    history: Array.from({length: r.integer(1, 3)}, () => ({action: r.pick(VERBS), hour: r.integer(0, 23)})),
  };
  return JSON.stringify(value, null, 2);
}
