import type {ReactNode} from 'react';
import type {CardData} from '../../shared/page/DocsPageData.ts';
import {Card} from './Card.tsx';

/** A grid of cards, each of which is one link. */
export function CardGrid({cards}: {cards: CardData[]}): ReactNode {
  return (
    <ul className="card-grid">
      {cards.map((card) => (
        <Card card={card} key={`${card.href} ${card.label}`} />
      ))}
    </ul>
  );
}
