import type {ReactNode} from 'react';
import type {CardData} from '../../shared/page/PageData.ts';
import {Anchor} from '../links/Anchor.tsx';
import {Icon} from '../regions/Icon.tsx';

/** An emoji with its skin tone and joined emoji, or a flag. */
const LEADING_EMOJI =
  /^(\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*)\s*(?=\S)/u;

const ICONS: Record<CardData['type'], string> = {doc: 'page', category: 'folder', link: 'link'};

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

/** A leading emoji of the label is the icon (Docusaurus `DocCard`). */
function Card({card: {type, label, href, description}}: {card: CardData}): ReactNode {
  const [start = '', emoji] = LEADING_EMOJI.exec(label) ?? [];
  return (
    <li className="card">
      <p className="card-title">
        {emoji ? <span aria-hidden="true">{emoji}</span> : <Icon name={ICONS[type]} />}
        <Anchor href={href}>{label.slice(start.length)}</Anchor>
      </p>
      {description && <p className="card-text">{description}</p>}
    </li>
  );
}
