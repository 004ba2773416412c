import type {Node} from 'unist';

/** Returns the text of a comment node (`<!-- … -->` or `{/* … *\/}`), or undefined for any other node. */
export function commentText(node: Node): string | undefined {
  if (!('value' in node) || typeof node.value !== 'string') return undefined;
  if (node.type === 'html') return /^\s*<!--([\s\S]*?)-->\s*$/.exec(node.value)?.[1]?.trim();
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
    return /^\s*\/\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(node.value)?.[1]?.trim();
  }
  return undefined;
}

/** Whether a node is nothing but a comment. */
export function isComment(node: Node): boolean {
  return commentText(node) !== undefined;
}

/** The problem of a comment that is never closed. */
export const UNCLOSED_COMMENT = {
  message: 'The comment that begins here is not closed, so it takes in all that follows.',
  hint: 'Add `-->` at its end.',
};

/** The same for `{/* … *\/}`. */
export const UNCLOSED_MDX_COMMENT = {message: UNCLOSED_COMMENT.message, hint: 'Add `*/}` at its end.'};

/** The problem of a comment that ends with the next one, because its own end is missing; undefined for any other node. */
export function runOnComment(node: Node): {message: string; hint: string} | undefined {
  const [start, end] = node.type === 'html' ? ['<!--', '-->'] : ['{/*', '*/}'];
  return commentText(node)?.includes(start)
    ? {
        message: 'The comment that begins here takes in the next one, and all that is between them.',
        hint: `Add \`${end}\` at its own end.`,
      }
    : undefined;
}

/** Whether HTML begins with an unclosed comment, which swallows everything after it. */
export function isUnclosedComment(html: string): boolean {
  return html.trimStart().startsWith('<!--') && !html.includes('-->');
}
