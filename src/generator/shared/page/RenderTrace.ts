/** What a page threw while it was rendered to find where it does. */
export interface RenderTrace {
  error: unknown;
  /** Where the element that was being rendered is made, and the one that holds it, and so on: a stack as V8 writes it. */
  ownerStack: string;
}

/** Names of the errors with which a traced page says what React would say without a place. */
export const INVALID_TAG = 'InvalidTag';
export const INVALID_CHILD = 'InvalidChild';
export const ASYNC_COMPONENT = 'AsyncComponent';
