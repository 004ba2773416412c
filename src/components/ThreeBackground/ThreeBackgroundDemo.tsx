import type {ReactNode} from 'react';
import {BackgroundDemo} from '../canvas/BackgroundDemo.tsx';
import {ThreeBackground} from './ThreeBackground.tsx';

/** ThreeBackground behind a hero. */
export default function ThreeBackgroundDemo(): ReactNode {
  return <BackgroundDemo background={ThreeBackground} />;
}
