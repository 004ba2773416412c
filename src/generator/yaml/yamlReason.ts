const PLAIN: [RegExp, string, string][] = [
  [
    /^Nested mappings are not allowed/,
    'a value that holds `: ` is read as another key',
    'Put the value in quotes.',
  ],
  [/^Missing closing "quote/, 'a `"` is never closed', 'Close it, or leave both quotes out.'],
  [/^Missing closing 'quote/, "a `'` is never closed", "Close it, and write `''` for an apostrophe inside."],
  [
    /^All mapping items must start at the same column/,
    'the key does not begin in the column of those before it',
    'Indent the keys of one level equally.',
  ],
  [/^Flow map in block collection/, 'a `{` is never closed with `}`', 'Close it.'],
  [/^Flow sequence in block collection/, 'a `[` is never closed with `]`', 'Close it.'],
  [/^Missing , between flow/, 'a comma is missing before this', 'Put it behind the entry before.'],
  [/^Map keys must be unique/, 'the key occurs twice', 'Remove one of the two.'],
  [/^Tabs are not allowed as indentation/, 'tabs cannot be used for indentation', 'Indent with spaces.'],
  [
    /^Source contains multiple documents/,
    'a second document begins at `---`',
    'Remove the line, so that the file is one document.',
  ],
  [
    /^Implicit (?:map )?keys need to be (?:on a single line|followed by map values)/,
    'a line is neither a key with its value nor part of one',
    'Write `key: value`, and put a text of several lines in quotes.',
  ],
];

const OTHERWISE = 'Put values that hold `: `, ` #` or begin with a special character in quotes.';

/** Puts a message of the YAML parser into plain words: the reason, to follow a colon, and what to do. */
export function yamlReason(message: string): {reason: string; hint: string} {
  const [, reason, hint] = PLAIN.find(([pattern]) => pattern.test(message)) ?? [];
  return {reason: reason ?? message.replace(/\.$/, ''), hint: hint ?? OTHERWISE};
}
