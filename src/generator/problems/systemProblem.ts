import {lstatSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../shared/problems/Problem.ts';
import {
  ENCLOSING_LINK,
  isUnreadableName,
  LARGE_SOURCE,
  OUTSIDE_LINK,
  type SystemFault,
} from '../shared/problems/SystemFault.ts';

/** Where a system error occurred. */
export interface FaultPlace {
  /** Absolute path of the site folder. */
  siteDir: string;
  /**
   * Absolute path of the file, which takes precedence over the one in the error: most errors while reading or writing a
   * file name none.
   */
  file?: string;
  /** What was being written or read, if neither is known. */
  otherwise?: string;
}

/**
 * Describes a system error. This is the only place that knows the meanings of its codes.
 *
 * A file of the site becomes the problem's file; any other is named in the message.
 */
export function systemProblem(
  fault: SystemFault,
  {siteDir, file, otherwise = 'a file'}: FaultPlace,
): Problem {
  // Its path is the program's name.
  if (fault.code === 'ENOENT' && fault.syscall?.startsWith('spawn'))
    return {
      severity: 'error',
      message: `The program \`${fault.path}\` is not installed, or not in \`PATH\`.`,
      hint: 'A plugin or function of the site starts it: install it, or remove what starts it.',
    };
  const absolute = file ?? pathOf(fault);
  const place = absolute === undefined ? undefined : path.resolve(siteDir, absolute);
  const named = place === undefined ? undefined : path.relative(siteDir, place);
  const isInSite =
    named !== undefined && named !== '' && !/^\.\.(?:[\\/]|$)/.test(named) && !path.isAbsolute(named);
  const {message, hint} = explain(fault, place, absolute === undefined ? otherwise : 'this');
  return {
    // All content is read without such a link.
    severity: fault.code === ENCLOSING_LINK ? 'warning' : 'error',
    ...(isInSite && {file: named.split(path.sep).join('/')}),
    message: isInSite || absolute === undefined ? message : `${absolute}: ${message}`,
    hint,
  };
}

const VANISHED = 'This is missing; it may have been moved or deleted while it was being read.';

/** Whether a problem is that of a Markdown file that was there when its folder was listed, and has been removed since. */
export function isVanishedPage({file, message}: Problem): boolean {
  return message === VANISHED && file !== undefined && /\.mdx?$/.test(file);
}

/** Of two paths, the destination is at fault if there is no space, or no permission to write. */
function pathOf({code, path: first, dest}: SystemFault): string | undefined {
  return dest !== undefined && WRITING.has(code) ? dest : first;
}

const WRITING = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'ENAMETOOLONG', 'EEXIST', 'ENOTEMPTY']);

/** What happened, and what to do. */
type Explanation = Pick<Problem, 'message'> & {hint: string};

/** @param what Names what could not be written, within a sentence. */
function explain(fault: SystemFault, file: string | undefined, what: string): Explanation {
  const {code, message, syscall, dest} = fault;
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return {
        message: `The disk is full${code === 'EDQUOT' ? ' for this user (quota)' : ''}: ${what} could not be written.`,
        hint: 'Free some space, and run the command again.',
      };
    case 'EROFS':
      return {
        message: `The file system is read-only: ${what} could not be written.`,
        hint: 'Make it writable, or write to another folder (see `--help`).',
      };
    case 'ENOENT':
      return explainMissing(fault, file);
    case OUTSIDE_LINK:
      return {
        message: `This is a symbolic link, or below one, that points outside the site and its repository: to ${dest}.`,
        hint: 'Put a copy here, or name the other folder in the configuration if it is a content folder.',
      };
    case LARGE_SOURCE:
      return {
        message,
        hint: 'Split it into several pages, or, if it is data, move it to a static folder and link to it.',
      };
    default:
      return (
        EXPLANATIONS.get(code) ?? {
          message: `The system reports ${code}${syscall ? ` (${syscall})` : ''}: ${reasonIn(message)}.`,
          hint: 'Check the file and its folder, and run the command again.',
        }
      );
  }
}

function explainMissing({syscall}: SystemFault, file: string | undefined): Explanation {
  if (syscall === 'mkdir') return NO_FOLDER;
  if (file !== undefined && isLink(file)) return BROKEN_LINK;
  return file !== undefined && isUnreadableName(file) ? NOT_UTF8 : MISSING;
}

const NO_FOLDER = {
  message: 'This folder cannot be created: the system does not allow it.',
  hint: 'Choose another folder.',
};

const BROKEN_LINK = {
  message: 'This is a symbolic link to something that does not exist.',
  hint: 'Fix the link, or remove it.',
};

const NOT_UTF8 = {
  message: 'The name of this file or folder is not valid UTF-8, so it cannot be opened.',
  hint: 'Rename it; `convmv` converts names from other encodings.',
};

const MISSING = {
  message: VANISHED,
  hint: 'Restore it or remove what refers to it, and run the command again.',
};

const DENIED = {
  message: 'The system denies access to this.',
  hint: 'Check the owner and the permissions of it and of its folder.',
};

const EXISTS = {
  message: 'Something else already exists at this path.',
  hint: 'Another program may be writing here at the same time: run the command again when it is done.',
};

const TOO_MANY_FILES = {
  message: 'The system allows no more open files.',
  hint: 'Raise the limit, for example with `ulimit -n 4096`, or close other programs.',
};

const IN_USE = {
  message: 'Another program is using this.',
  hint: 'Close that program, and run the command again.',
};

const TOO_LARGE = {
  message: 'This file is too large to be read into memory.',
  hint: 'Split it, or move it to a static folder.',
};

/** What errors mean wherever they occur, by code. */
const EXPLANATIONS: ReadonlyMap<string, Explanation> = new Map([
  ['EACCES', DENIED],
  ['EPERM', DENIED],
  [
    'EIO',
    {
      message:
        'This could not be read or written: the system reports a failure of the disk or network drive (EIO).',
      hint: 'Replace it with a readable copy; if other files fail too, check the disk.',
    },
  ],
  ['EISDIR', {message: 'This is a folder, but must be a file.', hint: 'Rename or remove the folder.'}],
  [
    'ENOTDIR',
    {
      message: 'A part of this path is a file, but must be a folder.',
      hint: 'Rename or remove the file, or fix the path.',
    },
  ],
  ['EEXIST', EXISTS],
  ['ENOTEMPTY', EXISTS],
  [
    'ENAMETOOLONG',
    {
      message: 'This name is too long: each part of a path can have at most 255 bytes on most systems.',
      hint: 'Choose a shorter name, or set a shorter `slug` or `permalink`.',
    },
  ],
  [
    'ELOOP',
    {
      message: 'Symbolic links form a loop here.',
      hint: 'Replace the link with the file, or remove it.',
    },
  ],
  [
    ENCLOSING_LINK,
    {
      message: 'This is a symbolic link to a folder that contains it, so it is not followed.',
      hint: 'Remove it, or link to another folder.',
    },
  ],
  ['EMFILE', TOO_MANY_FILES],
  ['ENFILE', TOO_MANY_FILES],
  ['ENOMEM', {message: 'The system has no memory left.', hint: 'Close other programs, or add memory.'}],
  ['EBUSY', IN_USE],
  ['ETXTBSY', IN_USE],
  [
    'EXDEV',
    {
      message: 'This cannot be moved because it is on another disk.',
      hint: 'Replace the mount point or link with a folder of the same disk.',
    },
  ],
  [
    'EINVAL',
    {
      message: 'The system cannot use this name, or cannot read this kind of file (EINVAL).',
      hint: 'Rename it, or replace it with an ordinary file.',
    },
  ],
  ['ERR_FS_FILE_TOO_LARGE', TOO_LARGE],
  ['ERR_STRING_TOO_LONG', TOO_LARGE],
]);

/** Node formats these as `CODE: reason, syscall 'path'`. */
function reasonIn(message: string): string {
  return message.replace(/^[A-Z0-9_]+: /, '').replace(/, \w+(?: '.*)?$/s, '');
}

function isLink(file: string): boolean {
  return lstatSync(file, {throwIfNoEntry: false})?.isSymbolicLink() ?? false;
}
