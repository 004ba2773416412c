import {type ReactNode, useId} from 'react';
import type {ContentItem} from './ContentItem.ts';

interface AudioPlayerProps {
  content: ContentItem;
  /** Transcript of the audio. */
  transcript: string;
  /** Titles of other items of the same category. */
  resources: string[];
}

/** Plays one audio item. It has three sections, one of which is open at a time, and doesn't start automatically. */
export function AudioPlayer({content, transcript, resources}: AudioPlayerProps): ReactNode {
  const group = useId();
  return (
    <section className="audio-player" aria-label={content.title}>
      <h3>
        {content.title} <span className="demo-note">by {content.authorName}</span>
      </h3>
      <details name={group} open>
        <summary>Player</summary>
        {/* biome-ignore lint/a11y/useMediaCaption: the transcript is below, and there is no speech */}
        <audio controls preload="metadata" src={content.contentUrl} aria-label={content.title} />
        <p>Transcript: {transcript}</p>
      </details>
      <details name={group}>
        <summary>Details</summary>
        <dl>
          <dt>Created</dt>
          <dd>{content.createdDate}</dd>
          <dt>Released</dt>
          <dd>{content.releaseDate}</dd>
          <dt>Category</dt>
          <dd>{content.category}</dd>
          <dt>Content type</dt>
          <dd>{content.contentType}</dd>
        </dl>
      </details>
      <details name={group}>
        <summary>Resources</summary>
        <p>More in the category {content.category}:</p>
        <ul className="audio-resources">
          {resources.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
