import type {ReactNode} from 'react';
import type {CardData} from '../../routes/PageData.ts';
import {Anchor} from '../links/Anchor.tsx';
import {Icon} from '../regions/Icon.tsx';

const ICONS: Record<CardData['type'], string> = {doc: 'page', category: 'folder', link: 'link'};

/** A grid of cards, each of which is one link. */
export function CardGrid({cards}: {cards: CardData[]}): ReactNode {
  return (
    <ul className="card-grid">
      {cards.map((card) => (
        <li className="card" key={`${card.href} ${card.label}`}>
          <p className="card-title">
            <Icon name={ICONS[card.type]} />
            <Anchor href={card.href}>{card.label}</Anchor>
          </p>
          {card.description && <p className="card-text">{card.description}</p>}
        </li>
      ))}
    </ul>
  );
}
