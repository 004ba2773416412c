/** What a page threw when it was rendered again to find out where. */
export interface RenderTrace {
  error: unknown;
  /**
   * Where the element being rendered was created, then the element that contains it, and so on: a stack in V8's format.
   */
  ownerStack: string;
}

/** Names of the errors that a traced page throws instead of React's, which have no position. */
export const INVALID_TAG = 'InvalidTag';
export const INVALID_CHILD = 'InvalidChild';
export const ASYNC_COMPONENT = 'AsyncComponent';
export const SUSPENDED = 'Suspended';
