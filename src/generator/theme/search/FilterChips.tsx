import type {ReactNode} from 'react';
import type {SearchAnswer} from '../../search/client/SearchClient.ts';
import {kindLabel} from './kindLabels.ts';
import type {Wanted} from './searchAddress.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {useDialogMessages} from '../context/useMessages.ts';

interface FilterChipsProps {
  answer: SearchAnswer;
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
  /** The product whose docs the reader is in. */
  here?: Here;
}

/** The switch that puts the pages of the reader's own product first. */
export interface Here {
  product: string;
  isFirst: boolean;
  onToggle: (isFirst: boolean) => void;
}

/**
 * Buttons that narrow the results to one kind of page and to one product, each with the number of results it leaves,
 * followed by a switch that puts the pages of the reader's own product first.
 */
export function FilterChips({answer, wanted, onChange, here}: FilterChipsProps): ReactNode {
  const messages = useDialogMessages();
  const {kind, product, ...others} = wanted;
  // An active filter stays even if it leaves no results, so that it can be turned off.
  const kinds =
    kind && !answer.kinds.some((item) => item.kind === kind)
      ? [...answer.kinds, {kind, count: 0}]
      : answer.kinds;
  const products =
    product !== undefined && !answer.products.some((item) => item.product === product)
      ? [...answer.products, {product, count: 0}]
      : answer.products;
  if (kinds.length === 0 && products.length === 0) return null;
  return (
    <div className="search-filters">
      {here && product === undefined && products.some((item) => item.product === here.product) && (
        <label className="search-switch">
          <input
            type="checkbox"
            role="switch"
            checked={here.isFirst}
            aria-checked={here.isFirst}
            onChange={({target}) => here.onToggle(target.checked)}
          />
          {fillMessage(messages.productFirst, {product: here.product})}
        </label>
      )}
      <ChipRow label={messages.kind}>
        {kinds.map((item) => (
          <Chip
            key={item.kind}
            label={kindLabel(item.kind, 'many', messages)}
            count={item.count}
            isOn={item.kind === kind}
            onToggle={(isOn) =>
              onChange({...others, ...(isOn && {kind: item.kind}), ...(product !== undefined && {product})})
            }
          />
        ))}
      </ChipRow>
      {products.length > 0 && (
        <ChipRow label={messages.product}>
          {products.map((item) => (
            <Chip
              key={item.product}
              label={item.product}
              count={item.count}
              isOn={item.product === product}
              onToggle={(isOn) =>
                onChange({...others, ...(kind && {kind}), ...(isOn && {product: item.product})})
              }
            />
          ))}
        </ChipRow>
      )}
    </div>
  );
}

function ChipRow({label, children}: {label: string; children: ReactNode}): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: toggle buttons are not fields
    <div className="search-chips" role="group" aria-label={label}>
      <span className="search-chips-label" aria-hidden="true">
        {label}
      </span>
      <div className="search-chip-list">{children}</div>
    </div>
  );
}

function Chip({
  label,
  count,
  isOn,
  onToggle,
}: {
  label: string;
  count?: number;
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}): ReactNode {
  return (
    <button type="button" className="search-chip" aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
      {label}
      {count !== undefined && (
        <>
          {' '}
          <span className="search-count">{count}</span>
        </>
      )}
    </button>
  );
}
