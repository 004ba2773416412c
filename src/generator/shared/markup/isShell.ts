const SHELLS = new Set([
  'bash',
  'sh',
  'shell',
  'zsh',
  'console',
  'shell-session',
  'shellsession',
  'terminal',
]);

/** Whether code of a language, the first word after a fence, is for a shell. */
export function isShell(language: string): boolean {
  return SHELLS.has(language.toLowerCase());
}
