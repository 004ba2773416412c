import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Readable} from 'node:stream';
import sirv from 'sirv';

/** Sends a file of the folder, named as it stands on the disk; calls `onMissing` when it is gone. */
export type SirvSender = (
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
  onMissing: () => void,
) => void;

/**
 * Makes a function that lets sirv send whole files with status 200, `.br` and `.gz` files as what they hold. Headers
 * that the response already has are kept. sirv looks at the disk anew for each request (`dev`), since the folder may
 * be replaced.
 */
export function createSirvSender(dir: string): SirvSender {
  const send = sirv(dir, {dev: true, etag: true, dotfiles: true, extensions: []});
  return (request, response, name, onMissing) => {
    // sirv would take a range from the header, and reads suffix ranges and `bytes=0-0` wrongly.
    delete request.headers.range;
    // sirv takes the path from here when `raw` is the request's own. It decodes it once, but not `%23` or `%3F`.
    Object.assign(request, {_parsedUrl: {raw: request.url, pathname: `/${name.replaceAll('%', '%25')}`}});
    // sirv has no handler for a file that vanishes before it is open, nor for a browser that goes away.
    response.once('pipe', (body: Readable) => {
      body.once('error', () => response.destroy());
      response.once('close', () => body.destroy());
    });
    send(request, response, onMissing);
  };
}
