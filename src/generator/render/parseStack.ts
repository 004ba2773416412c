/** One line of a stack. */
export interface StackFrame {
  /** As V8 writes it: a path, an address, or the name of a script. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  /** The function's name, if it has one. */
  caller?: string;
}

const FRAME = /^\s*at (?:(?:async |new )*(?<caller>.*?) \()?(?<file>.+?):(?<line>\d+):(?<column>\d+)\)?$/;

/** The format of Firefox and Safari. */
const PLAIN_FRAME = /^(?<caller>[^@]*)@(?<file>.+?):(?<line>\d+):(?<column>\d+)$/;

/**
 * Parses the stack of an error in the engines' formats (for V8, see "Stack trace API"), or React's stack of an element.
 */
export function parseStack(stack: string): StackFrame[] {
  return stack.split('\n').flatMap((text) => {
    const {caller, file, line, column} = (FRAME.exec(text) ?? PLAIN_FRAME.exec(text))?.groups ?? {};
    if (file === undefined) return [];
    const name = caller?.replace(/^.*\./, '').replace(/ \[as .*$/, '');
    const isNamed = name !== undefined && name !== '' && !name.startsWith('<');
    return [{file, line: Number(line), column: Number(column), ...(isNamed && {caller: name})}];
  });
}
