import type {ReactNode} from 'react';
import type {TabItemProps} from './tabItems.ts';

/** One tab of `Tabs`, which reads its properties and draws its panel; by itself it is its content. */
export function TabItem({children}: TabItemProps): ReactNode {
  return children;
}
