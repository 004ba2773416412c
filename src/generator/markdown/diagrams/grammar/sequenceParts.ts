import {labelText} from './labelText.ts';
import type {MermaidData, SequenceMessage} from './loadMermaid.ts';

// Types of messages (Mermaid, `sequenceDb.ts`).
const NOTE = 2;
const NUMBERS = 26;
/** A background; the renderer makes a frame of it. */
const BACKGROUND = 22;
/** What begins a frame. */
const FRAMES = [10, 12, 15, 19, 27, 30, 32];

/** Lines and arrowheads that the renderer has, by type; it draws others in the same way. */
const ARROWS: Record<number, string> = {
  0: 'solid filled',
  1: 'dashed filled',
  24: 'solid open',
  25: 'dashed open',
};

/** Returns what a sequence diagram has to show, see `writtenParts`. */
export function sequenceParts(db: MermaidData): string[] {
  return [
    ...[...(db.getActors?.() ?? [])].map(
      ([id, {description, type}]) => `node ${id} ${type} ${labelText(description)}`,
    ),
    ...(db.getMessages?.() ?? []).flatMap(messagePart),
    ...(db.getBoxes?.() ?? []).map(() => 'box'),
    ...[...(db.getCreatedActors?.() ?? []), ...(db.getDestroyedActors?.() ?? [])].map(() => 'lifetime'),
  ];
}

function messagePart({type, from, to, message}: SequenceMessage): string | string[] {
  if (FRAMES.includes(type)) return 'frame';
  if (type === BACKGROUND) return 'background';
  if (type === NUMBERS) return 'numbers';
  if (type === NOTE) return 'note';
  if (from === undefined || to === undefined) return [];
  return `line ${from} ${to} ${ARROWS[type] ?? type} ${labelText(String(message))}`;
}
