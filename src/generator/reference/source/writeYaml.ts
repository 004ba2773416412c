import {isRecord} from '../../shared/invariants/isRecord.ts';
import {type LongIntegers, numberText} from './exactNumbers.ts';

/**
 * Writes JSON data as readable YAML 1.2 in block style; fast, since documents may have tens of thousands of lines.
 * Strings that YAML could misread are quoted as in JSON, which is valid YAML.
 */
export function writeYaml(value: unknown, longIntegers: LongIntegers): string {
  const lines: string[] = [];
  writeValue(value, '', '', {lines, longIntegers});
  return `${lines.join('\n')}\n`;
}

interface Output {
  lines: string[];
  longIntegers: LongIntegers;
}

/** @param head What precedes the value on its first line: a key, or the `-` of a list. */
function writeValue(value: unknown, head: string, indent: string, output: Output): void {
  const {lines} = output;
  const space = head === '' || head.endsWith(' ') ? '' : ' ';
  if (typeof value === 'string' && value.includes('\n') && isBlockText(value)) {
    lines.push(`${head}${space}|${value.endsWith('\n') ? '' : '-'}`);
    const text = value.endsWith('\n') ? value.slice(0, -1) : value;
    for (const line of text.split('\n')) lines.push(line === '' ? '' : `${indent}${line}`);
  } else if (Array.isArray(value) && value.length > 0) {
    if (head.endsWith('- ')) writeItems(value, head, indent, output);
    else {
      if (head !== '') lines.push(head);
      writeItems(value, indent, indent, output);
    }
  } else if (isFilledObject(value)) {
    let first = head.endsWith('- ') ? head : indent;
    if (head !== '' && !head.endsWith('- ')) lines.push(head);
    for (const [key, item] of Object.entries(value)) {
      writeValue(item, `${first}${scalar(key, output)}:`, `${indent}  `, output);
      first = indent;
    }
  } else lines.push(`${head}${space}${scalar(value, output)}`);
}

function writeItems(items: unknown[], head: string, indent: string, output: Output): void {
  let first = head;
  for (const item of items) {
    writeValue(item, `${first}- `, `${indent}  `, output);
    first = indent;
  }
}

function isFilledObject(value: unknown): value is object {
  return isRecord(value) && Object.keys(value).length > 0;
}

/** Whether a block scalar can represent a text exactly. */
function isBlockText(text: string): boolean {
  return /^[^\s]/.test(text) && !/[^\S\n]\n|[^\S\n]$|\n\n$|[^\n\x20-\x7e\xa0-\ud7ff\ue000-\ufffd]/.test(text);
}

function scalar(value: unknown, {longIntegers}: Output): string {
  if (typeof value === 'number') return numberText(value, longIntegers);
  if (typeof value !== 'string') return JSON.stringify(value) ?? 'null';
  const isPlain =
    /^[A-Za-z/_][\w ./()+-]*$/.test(value) &&
    !value.endsWith(' ') &&
    !/^(?:true|false|null|yes|no|on|off|y|n|~)$/i.test(value);
  return isPlain ? value : JSON.stringify(value);
}
