import Types from '@theme/Admonition/Types';
import type {ComponentProps, ReactNode} from 'react';
import {Admonition as Original} from '../../theme/content/Admonition.tsx';

/** A note set off from the text, rendered by the component of its type (Docusaurus `Admonition`). */
export default function Admonition(props: ComponentProps<typeof Original>): ReactNode {
  const Type = Types[props.type ?? 'note'];
  return Type ? <Type {...props} /> : <Original {...props} />;
}
