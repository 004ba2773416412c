import type {SidebarNode} from './PageData.ts';

/** Whether a node's HTML says all there is to say about it. */
export function isReadable(node: SidebarNode): boolean {
  return node.type !== 'html' && !node.className && !(node.type === 'link' && node.unlisted);
}
