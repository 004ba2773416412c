import type {SidebarNode} from './SidebarData.ts';

/** Whether a node can be read back from its HTML without loss. */
export function isReadable(node: SidebarNode): boolean {
  return node.type !== 'html' && !node.className && !(node.type === 'link' && node.unlisted);
}
