import path from 'node:path';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {jsonAsYaml} from '../../yaml/jsonAsYaml.ts';
import {findDeepNesting} from '../../yaml/findDeepNesting.ts';
import {findHalfCharacter} from '../../yaml/findHalfCharacter.ts';
import {parseYaml} from '../../yaml/parseYaml.ts';
import {yamlProblems} from '../../yaml/yamlProblems.ts';

/** The data of a file, or the problems that prevented reading it. */
export interface ParsedSource {
  data?: unknown;
  problems: Problem[];
}

/**
 * Parses a file of an OpenAPI document: as JSON if its name ends with `.json`, otherwise as YAML 1.2. What is neither,
 * such as a description in Markdown or a sample in a programming language, is a text.
 *
 * Takes the file's name and text; returns the data, or the problem that prevented reading it.
 */
export function parseSource(file: string, text: string): ParsedSource {
  const isJson = /\.json$/i.test(file);
  if (isJson) {
    try {
      const data: unknown = JSON.parse(text);
      if (!findDeepNesting(text) && !findHalfCharacter(text, data)) return {data, problems: []};
    } catch {
      // Fall through: the YAML parser also reads JSON, and reports where the mistake is.
    }
  }
  const isData = isJson || /\.ya?ml$/i.test(file) || path.extname(file) === '';
  try {
    const data = parseYaml(isJson ? jsonAsYaml(text) : text);
    return {data: isData || isRecord(data) ? data : text, problems: []};
  } catch (error) {
    if (!isData) return {data: text, problems: []};
    const problems = yamlProblems(error, file, 'OpenAPI file');
    // What follows an unclosed bracket or quote is misread, so only the first problem counts.
    const isOpen = problems[0]?.message.includes('never closed') ?? false;
    return {problems: isOpen ? problems.slice(0, 1) : problems};
  }
}
