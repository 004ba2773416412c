// @vitest-environment happy-dom
import {fireEvent, render, screen} from '@testing-library/react';
import {cloneElement, type ReactNode} from 'react';
import {expect, test} from 'vitest';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useTabs,
  useTabsContextValue,
} from '../../../../src/generator/compat/hooks/useTabs.ts';
import type {TabItemProps} from '../../../../src/generator/theme/content/tabItems.ts';
import TabItem from '../../../../src/generator/compat/theme/TabItem.tsx';

interface TabsProps {
  lazy?: boolean;
  children: ReactNode;
}

/** The list of the tabs around it, as a component that sites copy has it. */
function TabList(): ReactNode {
  const {tabValues, selectedValue, selectValue} = useTabs();
  return tabValues.map(({value, label}) => (
    <button
      key={value}
      type="button"
      role="tab"
      aria-selected={value === selectedValue}
      onClick={() => selectValue(value)}
    >
      {label}
    </button>
  ));
}

/** A site's own tabs in the way of Docusaurus 3.10 and later. */
function Tabs(props: TabsProps): ReactNode {
  return (
    <TabsProvider value={useTabsContextValue(props)}>
      <TabList />
      {sanitizeTabsChildren(props.children)}
    </TabsProvider>
  );
}

/** A site's own tabs in the way of earlier versions. */
function FormerTabs(props: TabsProps): ReactNode {
  const {tabValues, selectedValue, selectValue} = useTabs(props);
  return (
    <>
      {tabValues.map(({value, label}) => (
        <button key={value} type="button" role="tab" onClick={() => selectValue(value)}>
          {label}
        </button>
      ))}
      {sanitizeTabsChildren(props.children).map((item) =>
        cloneElement<TabItemProps & {hidden?: boolean}>(item, {hidden: item.props.value !== selectedValue}),
      )}
    </>
  );
}

const items = [
  <TabItem key="a" value="a" label="One">
    First
  </TabItem>,
  <TabItem key="b" value="b" label="Two" default>
    Second
  </TabItem>,
];

/** The texts of the panels that are shown, and how many there are. */
function panels(): {shown: string[]; all: number} {
  return {
    shown: screen.queryAllByRole('tabpanel').map(({textContent}) => textContent ?? ''),
    all: document.querySelectorAll('[role="tabpanel"]').length,
  };
}

test.each([
  ['that provide their state', Tabs],
  ['that pass it to each panel', FormerTabs],
])('copied tabs %s show the panel of the selected tab', (_, Copied) => {
  const {unmount} = render(<Copied>{items}</Copied>);
  expect(panels()).toEqual({shown: ['Second'], all: 2});
  fireEvent.click(screen.getByRole('tab', {name: 'One'}));
  expect(panels()).toEqual({shown: ['First'], all: 2});
  unmount();
});

test('lazy ones render only that panel', () => {
  const {unmount} = render(<Tabs lazy>{items}</Tabs>);
  expect(panels()).toEqual({shown: ['Second'], all: 1});
  unmount();
});

test('a list of tabs outside of tabs says so', () => {
  expect(() => render(<TabList />)).toThrow('useTabs() is called outside of <TabsProvider>.');
});
