import type {ReactNode} from 'react';
import type {TabItemProps} from './tabItems.ts';

/** One tab of `Tabs`, which reads its properties and renders its panel; on its own it renders its content. */
export function TabItem({children}: TabItemProps): ReactNode {
  return children;
}
