import type {ReactNode} from 'react';
import {Admonition} from '../content/Admonition.tsx';
import {useMessages} from '../context/useMessages.ts';

/** Explains on an unlisted page what that means. */
export function UnlistedBanner(): ReactNode {
  const {unlistedTitle, unlistedText} = useMessages();
  return (
    <Admonition type="caution" title={unlistedTitle}>
      <p>{unlistedText}</p>
    </Admonition>
  );
}
