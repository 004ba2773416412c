import type {ComponentProps, ElementType} from 'react';
import {Admonition} from '../../../theme/content/Admonition.tsx';

const TYPES = ['note', 'tip', 'info', 'warning', 'danger', 'secondary', 'important', 'success', 'caution'];

/** The component of each type of admonition (Docusaurus `Admonition/Types`). */
const types: Record<string, ElementType> = Object.fromEntries(
  TYPES.map((type) => [
    type,
    (props: ComponentProps<typeof Admonition>) => <Admonition {...props} type={type} />,
  ]),
);

export default types;
