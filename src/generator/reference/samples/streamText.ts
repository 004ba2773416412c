import {isRecord} from '../../shared/invariants/isRecord.ts';

/** The items of a stream as its media type writes them; undefined for other values and media types. */
export function streamText(type: string, items: unknown): string | undefined {
  if (!Array.isArray(items)) return undefined;
  if (/^text\/event-stream\b/i.test(type)) return items.map(eventText).join('\n\n');
  // What separates the items of `json-seq`, a control character and a line break, is no text that can be shown.
  const isLines = /^application\/(?:(?:x-)?(?:jsonl\w*|ndjson)|(?:[\w.-]+\+)?json-seq)\b/i.test(type);
  return isLines ? items.map((item) => JSON.stringify(item)).join('\n') : undefined;
}

/** The fields of an event, in their usual order. */
const EVENT_FIELDS = ['event', 'id', 'retry', 'data'];

/** A server-sent event (HTML standard, section 9.2); what has other fields is its data. */
function eventText(event: unknown): string {
  const isEvent = isRecord(event) && Object.keys(event).every((name) => EVENT_FIELDS.includes(name));
  const fields: Record<string, unknown> = isEvent ? event : {data: event};
  return EVENT_FIELDS.flatMap((name) => {
    const value = fields[name];
    if (value === undefined) return [];
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return text.split('\n').map((line) => `${name}: ${line}`);
  }).join('\n');
}
