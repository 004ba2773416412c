import Caution from '@theme/Admonition/Type/Caution';
import Danger from '@theme/Admonition/Type/Danger';
import Info from '@theme/Admonition/Type/Info';
import Note from '@theme/Admonition/Type/Note';
import Tip from '@theme/Admonition/Type/Tip';
import Warning from '@theme/Admonition/Type/Warning';
import type {ComponentType, ElementType} from 'react';

/** Each type of admonition, and the component that renders it. */
const COMPONENTS: [type: string, Component: ComponentType<Record<string, unknown>>][] = [
  ['note', Note],
  ['tip', Tip],
  ['info', Info],
  ['warning', Warning],
  ['danger', Danger],
  ['secondary', Note],
  ['important', Info],
  ['success', Tip],
  ['caution', Caution],
];

/** The component of each type of admonition (Docusaurus `Admonition/Types`). */
const types: Record<string, ElementType> = Object.fromEntries(
  COMPONENTS.map(([type, Component]) => [
    type,
    (props: Record<string, unknown>) => <Component {...props} type={type} />,
  ]),
);

export default types;
