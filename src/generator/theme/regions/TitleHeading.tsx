import type {ReactNode} from 'react';

/** The `h1` of a page made from Markdown; the client moves the focus to it after a navigation. */
export function TitleHeading({html}: {html: string}): ReactNode {
  return <h1 tabIndex={-1} dangerouslySetInnerHTML={{__html: html}} />;
}
