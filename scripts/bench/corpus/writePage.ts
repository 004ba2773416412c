import {createRandom, type Random} from './createRandom.ts';
import {ADJECTIVES, NOUNS, TAGS} from './words.ts';
import {writeCodeBlock} from './writeCode.ts';
import {countWords, writeHeading, writeParagraph, writeSentence, writeTitle} from './writeProse.ts';

/** One docs page of the corpus. */
export interface CorpusPage {
  /** Path below the docs folder, without extension. */
  path: string;
  title: string;
  /** Position in its folder, from 1. */
  position: number;
}

const WORDS = 820;

/** The title of a page; its path is derived from it. */
export function titleOf(seed: number): string {
  return writeTitle(createRandom(seed));
}

/**
 * Writes a docs page: about 820 words outside code, 6 to 10 headings, 3 to 5 code blocks, a table, an admonition, a
 * list, and links to other files.
 *
 * @param targets Relative paths of the files that the page links to, with their titles.
 */
export function writePage(
  {title, position}: CorpusPage,
  seed: number,
  targets: {href: string; title: string}[],
): string {
  const random = createRandom(seed);
  const sections = random.integer(6, 10);
  const codeBlocks = random.integer(3, 5);
  const extras = new Map<number, string[]>();
  const put = (section: number, block: string) =>
    extras.set(section, [...(extras.get(section) ?? []), block]);
  for (let i = 0; i < codeBlocks; i++) put(i % sections, writeCodeBlock(random));
  put(random.integer(0, sections - 1), writeTable(random));
  put(random.integer(0, sections - 1), writeAdmonition(random));
  put(random.integer(0, sections - 1), writeList(random));
  for (const [i, target] of targets.entries()) {
    put((i * 2) % sections, `See also [${target.title}](${target.href}).`);
  }

  const fixedWords = countWords(
    [...extras.values()]
      .flat()
      .filter((block) => !block.startsWith('```'))
      .join(' '),
  );
  const perSection = Math.max(20, Math.round((WORDS - fixedWords) / (sections + 1)) - 14);
  const body = [writeParagraph(random, perSection)];
  for (let section = 0; section < sections; section++) {
    const level = section > 0 && random.integer(1, 3) === 1 ? '###' : '##';
    body.push(
      `${level} ${writeHeading(random)}`,
      writeParagraph(random, perSection),
      ...(extras.get(section) ?? []),
    );
  }
  const tags = new Set(Array.from({length: random.integer(1, 2)}, () => random.pick(TAGS)));
  return `---
title: ${title}
description: How to ${title.charAt(0).toLowerCase()}${title.slice(1)}, step by step.
sidebar_position: ${position}
tags: [${[...tags].join(', ')}]
---

${body.join('\n\n')}
`;
}

/** Writes a blog post of a few paragraphs with a truncate marker. */
export function writePost(seed: number, links: string[]): {title: string; text: string} {
  const random = createRandom(seed);
  const title = writeTitle(random);
  const body = [
    writeParagraph(random, 40),
    '{/* truncate */}',
    `## ${writeHeading(random)}`,
    writeParagraph(random, 120),
    writeCodeBlock(random),
    `## ${writeHeading(random)}`,
    writeParagraph(random, 120),
    ...links.map((href) => `More is in [the documentation](${href}).`),
  ];
  const text = `---
title: ${title}
description: ${writeSentence(random).replace(/[`*:]/g, '')}
tags: [${random.pick(TAGS)}]
authors: [${random.pick(['mara', 'ole'])}]
---

${body.join('\n\n')}
`;
  return {title, text};
}

function writeTable(random: Random): string {
  const rows = Array.from(
    {length: random.integer(4, 7)},
    () =>
      `| \`${random.pick(NOUNS)}.${random.pick(NOUNS)}\` | ${random.pick(['number', 'text', 'list', 'date'])} | ${random.integer(0, 500)} | The ${random.pick(ADJECTIVES)} ${random.pick(NOUNS)} |`,
  );
  return ['| Setting | Kind | Default | What it sets |', '| --- | --- | ---: | --- |', ...rows].join('\n');
}

function writeAdmonition(random: Random): string {
  return `:::${random.pick(['note', 'tip', 'info', 'warning'])}\n\n${writeParagraph(random, 25)}\n\n:::`;
}

function writeList(random: Random): string {
  return Array.from({length: random.integer(3, 5)}, () => `- ${writeSentence(random)}`).join('\n');
}
