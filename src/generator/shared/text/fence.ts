import {CONTAINER_MARK} from './containerMark.ts';

/** A line that opens or closes fenced code, also in a quote or list: the marks, and what follows them. */
export const FENCE = new RegExp(`^${CONTAINER_MARK}*?(\`{3,}|~{3,})([^\\n]*)$`);
