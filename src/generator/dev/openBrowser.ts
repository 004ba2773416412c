import {spawn} from 'node:child_process';
import {platform} from 'node:os';

/** Opens an address in the local user's browser; does nothing where there is no desktop. */
export function openBrowser(url: string): void {
  if (process.env.CI || process.stdout.isTTY !== true) return;
  const system = platform();
  const hasDisplay = system !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
  if (!hasDisplay) return;
  const [command, ...args] =
    system === 'darwin' ? ['open'] : system === 'win32' ? ['cmd', '/c', 'start', '""'] : ['xdg-open'];
  if (command === undefined) return;
  const child = spawn(command, [...args, url], {stdio: 'ignore', detached: true});
  // If there is no such command, the user still has the address in the terminal.
  child.on('error', () => undefined);
  child.unref();
}
