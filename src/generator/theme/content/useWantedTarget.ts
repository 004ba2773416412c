import {isValidElement, useLayoutEffect} from 'react';
import {escapeHtml} from '../../shared/html/escapeHtml.ts';
import {TARGET_WANTED} from './findTarget.ts';

/**
 * Calls `render` with each id that the page lacks and somebody looks for.
 *
 * @param render returns whether it has rendered more of the page
 */
export function useWantedTarget(render: (id: string) => boolean): void {
  useLayoutEffect(() => {
    const onWanted = (event: Event): void => {
      if (event instanceof CustomEvent && render(String(event.detail))) event.preventDefault();
    };
    document.addEventListener(TARGET_WANTED, onWanted);
    return () => document.removeEventListener(TARGET_WANTED, onWanted);
  });
}

/** Whether an element with the id is in content, rendered or not. What components in it would render is unknown. */
export function containsId(content: unknown, id: string): boolean {
  if (Array.isArray(content)) return content.some((part) => containsId(part, id));
  if (!isValidElement<Record<string, unknown>>(content)) return false;
  const {id: own, children, dangerouslySetInnerHTML} = content.props;
  const html = toHtml(dangerouslySetInnerHTML);
  return own === id || containsId(children, id) || html.includes(` id="${escapeHtml(id)}"`);
}

/** Whether content contains a component, so that `containsId` does not know all of it. */
export function hasComponent(content: unknown): boolean {
  if (Array.isArray(content)) return content.some(hasComponent);
  if (!isValidElement<Record<string, unknown>>(content)) return false;
  return typeof content.type === 'function' || hasComponent(content.props.children);
}

function toHtml(property: unknown): string {
  const isHtml = typeof property === 'object' && property !== null && '__html' in property;
  return isHtml ? String(property.__html) : '';
}
