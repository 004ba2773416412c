import type {ComponentProps, ReactNode} from 'react';
import DocCard from '../DocCard.tsx';

interface LayoutProps extends ComponentProps<typeof DocCard> {
  href: string;
  description?: string;
}

/** The card of an item, whose label has the icon (Docusaurus `DocCard/Layout`). */
export default function DocCardLayout({item, href, description}: LayoutProps): ReactNode {
  return <DocCard item={{...item, href, description}} />;
}
