import {ASYNC_COMPONENT, INVALID_CHILD, INVALID_TAG} from '../shared/page/RenderTrace.ts';
import type {RenderFault} from './RenderFault.ts';

/** Globals that only exist in a browser (DOM standard, HTML standard, CSSOM View). */
const BROWSER_NAMES =
  /^(?:window|document|localStorage|sessionStorage|indexedDB|navigator|location|history|screen|self|matchMedia|getComputedStyle|requestAnimationFrame|requestIdleCallback|alert|customElements|innerWidth|innerHeight|scrollTo|addEventListener|[A-Z]\w*(?:Observer|Element)|Image|Audio|DOMParser|FileReader|XMLHttpRequest|CSS)$/;

/** React's messages for a component that suspends or is async. */
export const WAITING = /suspended while responding to synchronous input|^async\/await is not yet supported/;

const NO_COMPONENT = 'Check its name, and what the file exports that it is imported from.';

const NO_WAITING =
  'A component may neither be `async` nor wait while it is rendered: load what it shows inside of `useEffect`, or import it.';

interface Rule {
  /** Matched against the message. */
  pattern: RegExp;
  hint: string | ((found: RegExpExecArray) => string | undefined);
}

const RULES: Rule[] = [
  {
    pattern: /^(\w+) is not defined$/,
    hint: ([, name = '']) =>
      BROWSER_NAMES.test(name)
        ? `Pages are rendered in Node first, where there is no \`${name}\`. Use it inside of \`useEffect\` or of an event handler, or wrap what needs it in \`<BrowserOnly>\`.`
        : `Declare or import \`${name}\`, or correct its name.`,
  },
  {
    pattern:
      /^Cannot (?:read|set) properties of (undefined|null) \((?:reading|setting) '(use[A-Z]\w*)?(.*?)'\)$/,
    hint: ([, value, hook, property]) =>
      hook
        ? 'Call hooks at the top of a component, and render components as tags: `<Box/>`, not `{Box()}`.'
        : `What \`.${property}\` is read of is ${value} here: check its name and where it comes from, or write \`?.${property}\`.`,
  },
  {
    pattern: /Invalid hook call|Rendered (?:more|fewer) hooks/,
    hint: 'Call hooks at the top of a component, in the same order each time.',
  },
  {
    pattern: /^Too many re-renders/,
    hint: 'The component sets its state each time it is rendered: set it inside of an event handler or of `useEffect`.',
  },
  {
    pattern: /^Maximum call stack size exceeded/,
    hint: 'A function calls itself without an end: find what should end it.',
  },
  {
    pattern: /^Objects are not valid as a React child/,
    hint: 'Show one of its properties, such as `{value.name}`, or `{JSON.stringify(value)}`.',
  },
  {
    pattern: WAITING,
    hint: NO_WAITING,
  },
  {
    pattern: /^Element type is invalid|^Expected (?:component|object) `/,
    hint: NO_COMPONENT,
  },
  {
    pattern: /^(.+) is not a function$/,
    hint: ([, name]) => `Check the name \`${name}\` and its value.`,
  },
  {
    pattern: /^(.+) is not iterable$/,
    hint: ([, name]) => `\`${name}\` should be a list here: check where it comes from.`,
  },
];

/** A hint how to fix a fault; undefined if the message says all that is known. */
export function faultHint({name, message, isEndless, places}: RenderFault): string | undefined {
  if (isEndless)
    return 'Find the loop in it that does not end. A page has 20 seconds, and needs a few milliseconds.';
  if (name === INVALID_TAG) return NO_COMPONENT;
  if (name === ASYNC_COMPONENT) return NO_WAITING;
  if (name === INVALID_CHILD)
    return 'Show one of its properties, such as `{value.name}`, or `{JSON.stringify(value)}`.';
  const known = ruleHint(message);
  if (known !== undefined) return known;
  if (places.length === 0 && name === '')
    return 'What is thrown is not an error, so its line is not known: throw `new Error(…)`.';
  if (/^The default export of its file/.test(message)) return 'Export the component of the page as default.';
  if (places.length === 0) return undefined;
  return /\.mdx?$/.test(places[0]?.file ?? '')
    ? 'Fix the expression: pages are rendered in Node before a browser shows them.'
    : 'Fix the component: pages are rendered in Node before a browser shows them.';
}

/** A hint for an error message, independent of where it was thrown. */
export function ruleHint(message: string): string | undefined {
  for (const {pattern, hint} of RULES) {
    const found = pattern.exec(message);
    const text = found && (typeof hint === 'string' ? hint : hint(found));
    if (text) return text;
  }
  return undefined;
}
