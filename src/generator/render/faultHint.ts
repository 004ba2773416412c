import {ASYNC_COMPONENT, INVALID_CHILD, INVALID_TAG, SUSPENDED} from '../shared/page/RenderTrace.ts';
import {BROWSER_NAMES} from '../shared/problems/browserNames.ts';
import {NO_WAITING} from '../shared/problems/noWaiting.ts';
import type {RenderFault} from './RenderFault.ts';

/** React's messages for a component that suspends or is async. */
export const WAITING = /suspended while responding to synchronous input|^async\/await is not yet supported/;

const ONE_PROPERTY =
  'Render one of its properties, such as `{value.name}`, or use `{JSON.stringify(value)}`.';

const NO_COMPONENT = 'Check its name, and the exports of the file that it is imported from.';

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
        ? `Pages are rendered in Node first, where \`${name}\` does not exist. Use it in \`useEffect\` or in an event handler, or wrap what needs it in \`<BrowserOnly>\`.`
        : `Declare or import \`${name}\`, or correct its name.`,
  },
  {
    pattern:
      /^Cannot (?:read|set) properties of (undefined|null) \((?:reading|setting) '(use[A-Z]\w*)?(.*?)'\)$/,
    hint: ([, value, hook, property]) =>
      hook
        ? 'Call hooks at the top of a component, and render components as tags: `<Box/>`, not `{Box()}`.'
        : `The value before \`.${property}\` is ${value} here: check its name and where it comes from, or write \`?.${property}\`.`,
  },
  {
    pattern: /Invalid hook call|Rendered (?:more|fewer) hooks/,
    hint: 'Call hooks at the top of a component, in the same order each time.',
  },
  {
    pattern: /^Too many re-renders/,
    hint: 'The component sets its state on every render: set it in an event handler or in `useEffect`.',
  },
  {
    pattern: /^Maximum call stack size exceeded/,
    hint: 'A function calls itself endlessly: check the condition that should end the recursion.',
  },
  {
    pattern: /^A loop has not ended/,
    hint: 'Check the condition that should end the loop: it runs while the page or a module of it is loaded.',
  },
  {
    pattern: /^Objects are not valid as a React child/,
    hint: ONE_PROPERTY,
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

/** A hint on how to fix a fault; undefined if there is nothing to add to the message. */
export function faultHint({name, message, isEndless, places}: RenderFault): string | undefined {
  if (isEndless)
    return 'Find the endless loop in it, or where it renders itself without end. Rendering a page takes a few milliseconds, and is aborted after 20 seconds.';
  if (name === INVALID_TAG) return NO_COMPONENT;
  if (name === ASYNC_COMPONENT || name === SUSPENDED) return NO_WAITING;
  if (name === INVALID_CHILD) return ONE_PROPERTY;
  const known = ruleHint(message);
  if (known !== undefined) return known;
  if (places.length === 0 && name === '')
    return 'The thrown value is not an error, so its line is unknown: throw `new Error(…)`.';
  if (/^The default export of its file/.test(message)) return 'Make the page’s component the default export.';
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
