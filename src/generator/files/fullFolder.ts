/** Error codes of a rename to a folder that has content; on Windows, that is a permission error. */
export const FULL_FOLDER: readonly string[] = [
  'ENOTEMPTY',
  'EEXIST',
  ...(process.platform === 'win32' ? ['EPERM', 'EACCES'] : []),
];
