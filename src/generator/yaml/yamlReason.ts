const PLAIN: [RegExp, string, string][] = [
  [
    /^Nested mappings are not allowed/,
    'a value that contains `: ` is read as another key',
    'Put the value in quotes.',
  ],
  [/^Missing closing "quote/, 'a `"` is never closed', 'Close it, or leave both quotes out.'],
  [/^Missing closing 'quote/, "a `'` is never closed", "Close it, and write `''` for an apostrophe inside."],
  [/^Flow map (?:in block collection|must end)/, 'a `{` is never closed with `}`', 'Close it.'],
  [/^Flow sequence (?:in block collection|must end)/, 'a `[` is never closed with `]`', 'Close it.'],
  [/^Missing , between flow/, 'a comma is missing before this', 'Add a comma after the previous entry.'],
  [
    /^Missing , or : between flow/,
    'a `,` or `:` is missing before this',
    'Write `key: value` inside `{` and `}`, with commas between the entries.',
  ],
  [/^Missing space after : in flow/, 'a space is missing after this `:`', 'Write `key: value`.'],
  [/^Unexpected , in flow/, 'there is no entry before this comma', 'Remove it.'],
  [
    /^Unexpected (?:scalar|double-quoted-scalar|single-quoted-scalar|flow-\S+|alias|anchor|tag) at node end/,
    'something follows the end of the value',
    "Remove it, or put all of the value in quotes, with `''` for an apostrophe in single quotes.",
  ],
  [
    /^Unexpected (?:flow-map-end|flow-seq-end) token/,
    'a closing bracket has no opening bracket',
    'Remove it, or put the value in quotes.',
  ],
  [
    /^All sequence items must start at the same column|^A block sequence may not be used/,
    'the `-` is not aligned with those before it',
    'Use the same indentation for all entries of a list.',
  ],
  [
    /^Sequence item without - indicator/,
    'an entry of the list does not begin with `-`',
    'Start it with `- `, or indent it if it belongs to the previous entry.',
  ],
  [
    /^Plain value cannot start with|^(?:Alias|Anchor) cannot be an empty string/,
    'a value starts with a special character',
    'Put the value in quotes.',
  ],
  [
    /^Invalid escape sequence/,
    'text in double quotes has a backslash that escapes nothing',
    'Write `\\\\` for a backslash, or put the text in single quotes.',
  ],
  [/^Unresolved tag/, 'a value starts with `!`, which YAML reads as a tag', 'Put the value in quotes.'],
  [
    /^Block scalar header includes extra characters|^Not a YAML token/,
    'there is text after `|` or `>` on the same line',
    'Start the text on the next line, indented, or put it in quotes.',
  ],
  [
    /^Unexpected block-seq-ind on same line with key/,
    'a list starts on the same line as its key',
    'Start it on the next line, or put the value in quotes.',
  ],
  [
    /^Comments must be separated|^Tags and anchors must be separated/,
    'a space is missing before this',
    'Add it, or put the value in quotes.',
  ],
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

const OTHERWISE = 'Put values in quotes if they contain `: ` or ` #`, or start with a special character.';

/** Translates a message of the YAML parser into plain words: the reason, to follow a colon, and the fix. */
export function yamlReason(message: string): {reason: string; hint: string} {
  const [, reason, hint] = PLAIN.find(([pattern]) => pattern.test(message)) ?? [];
  return {reason: reason ?? message.replace(/\.$/, ''), hint: hint ?? OTHERWISE};
}
