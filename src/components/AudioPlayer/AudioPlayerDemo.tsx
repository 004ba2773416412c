import {type ReactNode, useEffect, useState} from 'react';
import {AudioPlayer} from './AudioPlayer.tsx';
import './audioPlayer.css';
import {createTone} from './createTone.ts';

const PITCHES = [220, 277.2, 329.6];

/** Plays a generated sound, so that the page doesn't load an audio file. */
export default function AudioPlayerDemo(): ReactNode {
  const [url, setUrl] = useState<string>();

  useEffect(() => {
    const address = URL.createObjectURL(createTone(PITCHES, 1));
    setUrl(address);
    return () => URL.revokeObjectURL(address);
  }, []);

  if (url === undefined) return null;
  return (
    <AudioPlayer
      content={{
        title: 'Three notes',
        authorName: 'Ada Example',
        createdDate: '2025-03-04',
        releaseDate: '2025-03-10',
        category: 'audio',
        contentType: 'audio',
        contentUrl: url,
      }}
      transcript="three soft tones that rise, one second each. No speech."
      resources={['Four notes', 'A scale in A major']}
    />
  );
}
