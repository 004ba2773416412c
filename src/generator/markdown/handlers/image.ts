import type {Element, ElementContent} from 'hast';
import type {Image, ImageReference} from 'mdast';
import {defaultHandlers, type State} from 'mdast-util-to-hast';
import type {Position} from 'unist';
import {image as imageMarkup} from '../../shared/markup/image.ts';
import {reportNoAddress} from '../addresses/noAddress.ts';
import {resolveImage} from '../files/assets.ts';
import {type SourceContext, sourceOf} from '../SourceContext.ts';

/** Images `![alt](address)`. */
export function image(state: State, node: Image): Element {
  const source = sourceOf(state);
  reportNoAddress(node, 'image', source);
  return imageElement(node.url, node.alt, node.title, source, node.position);
}

/** Images `![alt][id]`; their address is in the definition. */
export function imageReference(
  state: State,
  node: ImageReference,
): ElementContent[] | ElementContent | undefined {
  const definition = state.definitionById.get(node.identifier.toUpperCase());
  if (definition === undefined) return defaultHandlers.imageReference(state, node);
  const source = sourceOf(state);
  reportNoAddress(definition, 'image', source);
  return imageElement(definition.url, node.alt, definition.title, source, node.position);
}

function imageElement(
  url: string,
  alt: string | null | undefined,
  title: string | null | undefined,
  source: SourceContext,
  place: Position | undefined,
): Element {
  const {src, width, height} = resolveImage(url, source, place);
  // The first image of a page is probably in view when the page opens.
  const isFirst = source.role === 'page' && !source.hasImage;
  source.hasImage = true;
  return imageMarkup({src, alt: alt ?? '', title: title || undefined, width, height, isFirst});
}
