import {addRun, type Run} from './runs.ts';

/** Reserved words of the shell: those followed by a command, and the others. */
const BEFORE_COMMANDS = new Set([
  'if',
  'then',
  'else',
  'elif',
  'while',
  'until',
  'do',
  '!',
  'time',
  '{',
  '}',
]);
const OTHER_KEYWORDS = new Set(['for', 'in', 'case', 'esac', 'select', 'function', 'fi', 'done', 'return']);

/** Commands whose first argument is a command. */
const PREFIXES = new Set(['sudo', 'exec', 'nohup', 'env', 'command', 'time']);

/** Options whose value is the body of a request. */
const BODY_OPTION = /^(?:-d|--data(?:-raw|-binary|-ascii)?|--json)=?$/;

/**
 * Colors shell code by the role of each word: commands, options, strings, variables, comments. In code with prompts (`$
 * `) the other lines are output.
 *
 * @param highlightJson Colors the JSON in strings after `-d`.
 */
export function highlightShell(code: string, highlightJson: (json: string) => Run[]): Run[] {
  const runs: Run[] = [];
  if (!/^\$ /m.test(code)) {
    scan({code, at: 0, runs, highlightJson});
    return runs;
  }
  // A command after a prompt continues while lines end in a backslash or in an open quote.
  for (const [part, prompt, command] of code.matchAll(
    /^(\$ )((?:[^\\'\n]|\\[\s\S]|'[^']*')*(?:\n|$))|^[\s\S]*?(?:\n(?=\$ )|$(?![\s\S]))/gm,
  )) {
    if (part === '') continue;
    if (prompt === undefined || command === undefined) {
      addRun(runs, 'p', part);
      continue;
    }
    addRun(runs, 'p', prompt);
    scan({code: command, at: 0, runs, highlightJson});
  }
  return runs;
}

interface Scanner {
  code: string;
  at: number;
  runs: Run[];
  highlightJson: (json: string) => Run[];
}

/** Reads commands up to the end of the code, or to the end of the construct that contains them. */
function scan(scanner: Scanner, end?: ')' | '`'): void {
  const {code, runs} = scanner;
  const documents: string[] = [];
  let isCommand = true;
  let isBody = false;
  let isFile = false;
  while (scanner.at < code.length) {
    const rest = code.slice(scanner.at);
    if (end !== undefined && rest.startsWith(end)) return;
    const [space] = /^(?:[^\S\n]|\\\n)+/.exec(rest) ?? [];
    const [comment] = isFree(code, scanner.at) ? (/^#.*/.exec(rest) ?? []) : [];
    const [, heredoc] = /^<<-?\s*(['"]?\w+['"]?)/.exec(rest) ?? [];
    const [operator] = /^(?:\n|&&|\|\||;;|[|;&()])/.exec(rest) ?? [];
    const [redirection] = /^\d*(?:<<<|<<-?|>>|[<>])&?/.exec(rest) ?? [];
    if (space !== undefined) take(scanner, '', space);
    else if (comment !== undefined) take(scanner, 'c', comment);
    else if (heredoc !== undefined) {
      documents.push(heredoc.replace(/['"]/g, ''));
      take(scanner, '', rest.slice(0, rest.indexOf(heredoc) + heredoc.length));
    } else if (operator !== undefined) {
      take(scanner, '', operator);
      if (operator === '\n') for (const name of documents.splice(0)) takeDocument(scanner, name);
      isCommand = true;
      isBody = isFile = false;
    } else if (redirection !== undefined) {
      take(scanner, '', redirection);
      isFile = true;
    } else {
      const word = /^[^\s|;&()<>]*/.exec(rest)?.[0] ?? '';
      const [assigned] = isCommand ? (/^\w+\+?=/.exec(word) ?? []) : [];
      if (assigned !== undefined) {
        take(scanner, 'n', assigned.slice(0, -1));
        take(scanner, '', '=');
        takeWord(scanner, '', false);
      } else if (isFile) {
        takeWord(scanner, '', false);
        isFile = false;
      } else if (isCommand) {
        const isKeyword = BEFORE_COMMANDS.has(word) || OTHER_KEYWORDS.has(word);
        takeWord(scanner, isKeyword ? 'k' : 'f', false);
        isCommand = BEFORE_COMMANDS.has(word) || PREFIXES.has(word);
      } else {
        const [option] = /^--?[\w?][\w.-]*=?/.exec(word) ?? [];
        if (option !== undefined) take(scanner, 'p', option);
        if (option === undefined || !/^(?:$|[\s|;&()<>])/.test(code.slice(scanner.at)))
          takeWord(scanner, '', isBody || BODY_OPTION.test(option ?? ''));
        isBody = option !== undefined && BODY_OPTION.test(option);
      }
    }
    if (scanner.at < code.length && code.slice(scanner.at) === rest) take(scanner, '', rest.slice(0, 1));
  }
  addRun(runs, '', '');
}

/** Whether a `#` begins a comment: it may also be part of a word. */
function isFree(code: string, at: number): boolean {
  return at === 0 || /[\s;]/.test(code[at - 1] ?? '');
}

function take(scanner: Scanner, letter: string, text: string): void {
  addRun(scanner.runs, letter, text);
  scanner.at += text.length;
}

/** Returns the lines of a here-document, up to its end marker. */
function takeDocument(scanner: Scanner, name: string): void {
  const rest = scanner.code.slice(scanner.at);
  const end = new RegExp(`^\\t*${name}$`, 'm').exec(rest);
  take(scanner, 's', end ? rest.slice(0, end.index + end[0].length) : rest);
}

/** One word with its quotes, variables and commands inside. */
function takeWord(scanner: Scanner, letter: string, isBody: boolean): void {
  const {code, runs, highlightJson} = scanner;
  while (scanner.at < code.length) {
    const rest = code.slice(scanner.at);
    const [plain] = /^(?:[^\s|;&()<>'"$`\\]|\\[^\n]|\$(?![\w{(?!#@*]))+/.exec(rest) ?? [];
    const [single] = /^\$?'[^']*'/.exec(rest) ?? [];
    if (plain !== undefined) take(scanner, letter, plain);
    else if (single !== undefined) {
      const content = single.slice(1, -1);
      if (isBody && /^\s*[{[]/.test(content)) {
        addRun(runs, 's', "'");
        for (const [name, text] of highlightJson(content)) addRun(runs, name, text);
        addRun(runs, 's', "'");
        scanner.at += single.length;
      } else take(scanner, 's', single);
    } else if (rest.startsWith('"') && /^"(?:[^"\\]|\\[\s\S])*"/.test(rest)) takeString(scanner);
    else if (!takeVariable(scanner)) {
      if (!/^['"\\`]/.test(rest) || rest.startsWith('\\\n')) return;
      // A quote that is never closed is an apostrophe.
      take(scanner, letter, rest.slice(0, 1));
    }
  }
}

function takeString(scanner: Scanner): void {
  take(scanner, 's', '"');
  while (scanner.at < scanner.code.length) {
    const [text] = /^(?:[^"\\$`]|\\[\s\S]|\$(?![\w{(?!#@*]))+/.exec(scanner.code.slice(scanner.at)) ?? [];
    if (text !== undefined) take(scanner, 's', text);
    else if (scanner.code[scanner.at] === '"') {
      take(scanner, 's', '"');
      return;
    } else if (!takeVariable(scanner)) take(scanner, 's', scanner.code[scanner.at] ?? '');
  }
}

/** `$NAME`, `${NAME}`, or a command whose output is taken: `$(…)`. */
function takeVariable(scanner: Scanner): boolean {
  const rest = scanner.code.slice(scanner.at);
  const [variable] = /^\$(?:\w+|\{[^}\n]*\}|[?!#@*])/.exec(rest) ?? [];
  if (variable !== undefined) {
    take(scanner, 'n', variable);
    return true;
  }
  const opening = /^(?:\$\(|`)/.exec(rest)?.[0];
  if (opening === undefined) return false;
  const end = opening === '`' ? '`' : ')';
  if (!rest.slice(opening.length).includes(end)) return false;
  take(scanner, '', opening);
  scan(scanner, end);
  take(scanner, '', scanner.code.slice(scanner.at, scanner.at + 1));
  return true;
}
