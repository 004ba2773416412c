import type {IncomingMessage, ServerResponse} from 'node:http';
import {sendText} from '../../http/sendText.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {FaultBoard} from '../faults/createFaultBoard.ts';
import type {ProblemStore} from '../problems/createProblemStore.ts';
import type {DevMessage} from '../../shared/dev/DevMessage.ts';
import {POSITION_ATTRIBUTE} from '../../shared/dev/reloadKeys.ts';
import type {DevSession} from '../session/createDevSession.ts';
import {answer, type Reply, sendReply} from './answer.ts';
import type {EventStream} from './createEventStream.ts';
import {refusal} from './createHostCheck.ts';
import {readBody} from './readBody.ts';
import {renderErrorPage} from './renderErrorPage.ts';

/** What requests are answered from. */
export interface ResponderContext {
  /** Absolute path of the site folder. */
  siteDir: string;
  session: Pick<DevSession, 'site' | 'siteNow' | 'generation'>;
  problems: Pick<ProblemStore, 'list'>;
  events: Pick<EventStream, 'id' | 'open' | 'position'>;
  faults: Pick<FaultBoard, 'take' | 'connect' | 'disconnect'>;
  /** Whether a host, as a request names it, is one that the server answers for. */
  isOwnHost(host: string | undefined): boolean;
  /** Called when a reply other than an event has been sent. */
  onReply(): void;
}

/** Maximum length of a browser's error report, in bytes. */
const LONGEST_REPORT = 500_000;

/** Returns the function that answers a dev server's requests: for pages and files, for events, and with error reports. */
export function createResponder({
  siteDir,
  session,
  problems,
  events,
  faults,
  isOwnHost,
  onReply,
}: ResponderContext): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  /**
   * Opens the stream of events. The tab (`?tab=`) is reported to the board when it connects and disconnects; the page
   * receives what it has missed (`?since=`, the position of its document).
   */
  function openEvents(target: string, request: IncomingMessage, response: ServerResponse): void {
    const query = new URLSearchParams(target.split('?')[1]);
    const tab = query.get('tab');
    if (tab !== null) {
      faults.connect(tab);
      response.on('close', () => faults.disconnect(tab));
    }
    const first: DevMessage[] = [
      {type: 'hello', server: `${events.id}.${session.generation()}`},
      {type: 'problems', problems: problems.list().dev},
    ];
    events.open(request, response, first, query.get('since') ?? undefined);
  }

  /** A page of another site cannot send JSON without permission (Fetch standard, "CORS-preflight fetch"). */
  async function takeFaults(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
    const body = isJson ? await readBody(request, LONGEST_REPORT) : undefined;
    const isTaken = body !== undefined && faults.take(body);
    sendText(request, response, isTaken ? 200 : 400, isTaken ? 'Taken.' : 'This is not an error report.');
  }

  /** If the site is replaced in the meantime, the next one answers the request. */
  async function replyTo(request: IncomingMessage): Promise<Reply> {
    const site = await session.site();
    const position = events.position();
    if (!site) {
      const errors = problems.list().problems.filter(({severity}) => severity === 'error');
      return withPosition({status: 500, type: 'x.html', body: renderErrorPage('/', errors)}, position);
    }
    const reply = await answer(siteDir, site, request).catch((error: unknown) => {
      if (session.siteNow() === site) throw error;
    });
    return reply && session.siteNow() === site ? withPosition(reply, position) : replyTo(request);
  }

  return async (request, response) => {
    // Other sites' pages must neither read nor embed unpublished content.
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    const {host: asked} = request.headers;
    if (!isOwnHost(asked)) return sendText(request, response, 403, refusal(asked));
    const target = expectDefined(request.url, 'the target of a request');
    if (/\/__dev\/events(?:\?|$)/.test(target)) return openEvents(target, request, response);
    if (request.method === 'POST' && /\/__dev\/faults$/.test(target)) return takeFaults(request, response);
    await sendReply(request, response, await replyTo(request));
    onReply();
  };
}

/** Tells a document what had been sent before it was rendered: it may contain any change that was sent later. */
function withPosition(reply: Reply, position: string): Reply {
  if ('file' in reply || !reply.type.endsWith('.html') || typeof reply.body !== 'string') return reply;
  return {...reply, body: reply.body.replace(/<html[^>]*/, `$& ${POSITION_ATTRIBUTE}="${position}"`)};
}
