import type {ReactNode} from 'react';
import {BackgroundDemo} from '../canvas/BackgroundDemo.tsx';
import {LinesBackground} from './LinesBackground.tsx';

/** LinesBackground behind a hero. */
export default function LinesBackgroundDemo(): ReactNode {
  return <BackgroundDemo background={LinesBackground} />;
}
