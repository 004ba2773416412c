import type {ReactNode} from 'react';
import type {CardData} from '../../shared/page/DocsPageData.ts';
import {Anchor} from '../links/Anchor.tsx';
import {Icon} from '../icons/Icon.tsx';

/** An emoji with its skin tone and joined emoji, or a flag. */
const LEADING_EMOJI =
  /^(\p{Regional_Indicator}{2}|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|\u200D\p{Extended_Pictographic})*)\s*(?=\S)/u;

const ICONS: Record<CardData['type'], string> = {doc: 'page', category: 'folder', link: 'link'};

interface CardProps {
  card: CardData;
  /** The element around it: outside of a list, a `div`. */
  as?: 'li' | 'div';
}

/** A card, which is one link. A leading emoji of the label is its icon (Docusaurus `DocCard`). */
export function Card({card, as: Box = 'li'}: CardProps): ReactNode {
  const {type, label, href, description} = card;
  const [start = '', emoji] = LEADING_EMOJI.exec(label) ?? [];
  return (
    <Box className="card">
      <p className="card-title">
        {emoji ? <span aria-hidden="true">{emoji}</span> : <Icon name={ICONS[type]} />}
        <Anchor href={href}>{label.slice(start.length)}</Anchor>
      </p>
      {description && <p className="card-text">{description}</p>}
    </Box>
  );
}
