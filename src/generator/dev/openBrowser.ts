import {spawn} from 'node:child_process';
import {platform} from 'node:os';

/** Opens an address in the browser of whoever sits at this machine; nothing happens where nobody does. */
export function openBrowser(url: string): void {
  if (process.env.CI || process.stdout.isTTY !== true) return;
  const system = platform();
  const hasDisplay = system !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
  if (!hasDisplay) return;
  const [command, ...args] =
    system === 'darwin' ? ['open'] : system === 'win32' ? ['cmd', '/c', 'start', '""'] : ['xdg-open'];
  if (command === undefined) return;
  const child = spawn(command, [...args, url], {stdio: 'ignore', detached: true});
  // Without such a command the address in the terminal is all there is.
  child.on('error', () => undefined);
  child.unref();
}
