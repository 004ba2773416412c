// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, expect, test} from 'vitest';
import {TabItem} from '../../../../src/generator/theme/content/TabItem.tsx';
import {Tabs} from '../../../../src/generator/theme/content/Tabs.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

function Languages(props: ComponentProps<typeof Tabs>) {
  return (
    <Tabs {...props}>
      <TabItem value="ts" label="TypeScript">
        TypeScript text
      </TabItem>
      <TabItem value="java" label="Java">
        Java text
      </TabItem>
      <TabItem value="go">Go text</TabItem>
    </Tabs>
  );
}

function selectedTabs(): (string | null)[] {
  return screen.getAllByRole('tab', {selected: true}).map((tab) => tab.textContent);
}

function visiblePanels(): (string | null)[] {
  return [...document.querySelectorAll('[role="tabpanel"]:not([hidden])')].map((panel) => panel.textContent);
}

test('the first tab is selected, and panels and tabs refer to each other', () => {
  render(<Languages />);
  expect(selectedTabs()).toEqual(['TypeScript']);
  expect(visiblePanels()).toEqual(['TypeScript text']);
  const [tab] = screen.getAllByRole('tab');
  const panel = document.getElementById(tab?.getAttribute('aria-controls') ?? '');
  expect(panel?.getAttribute('aria-labelledby')).toBe(tab?.id);
});

test('arrow keys, Home and End move the selection and the focus, and wrap around', () => {
  render(<Languages />);
  const press = (key: string): void => {
    fireEvent.keyDown(screen.getByRole('tab', {selected: true}), {key});
  };
  press('ArrowRight');
  expect(selectedTabs()).toEqual(['Java']);
  expect(document.activeElement?.textContent).toBe('Java');
  expect(document.activeElement?.getAttribute('tabindex')).toBe('0');
  press('End');
  expect(selectedTabs()).toEqual(['go']);
  press('ArrowRight');
  expect(selectedTabs()).toEqual(['TypeScript']);
  press('ArrowLeft');
  expect(selectedTabs()).toEqual(['go']);
  press('Home');
  expect(visiblePanels()).toEqual(['TypeScript text']);
});

test('tabs of one group switch together, and the choice is remembered', () => {
  const {unmount} = render(
    <>
      <Languages groupId="language" />
      <Languages groupId="language" />
      <Languages groupId="other" />
    </>,
  );
  fireEvent.click(screen.getAllByText('Java')[0] ?? document.body);
  expect(selectedTabs()).toEqual(['Java', 'Java', 'TypeScript']);
  expect(localStorage.getItem('docusaurus.tab.language')).toBe('java');
  unmount();
  render(<Languages groupId="language" />);
  expect(selectedTabs()).toEqual(['Java']);
});

test('the address wins over the remembered choice, and is updated', () => {
  localStorage.setItem('docusaurus.tab.language', 'java');
  history.replaceState({idx: 3}, '', '/?language=go');
  render(<Languages groupId="language" queryString />);
  expect(selectedTabs()).toEqual(['go']);
  fireEvent.click(screen.getByText('TypeScript'));
  expect(location.search).toBe('?language=ts');
  expect(history.state).toEqual({idx: 3});
});

test('the remembered choice does not affect the prerendered HTML', () => {
  localStorage.setItem('docusaurus.tab.language', 'java');
  const html = renderToString(<Languages groupId="language" />);
  expect(html).toContain('data-label="TypeScript" data-value="ts">TypeScript text');
  expect(html).toContain('data-label="Java"');
  expect(html).toContain('Java text');
});

test('defaultValue, `default`, `values` and lazy work as in Docusaurus', () => {
  const {unmount} = render(
    <Languages defaultValue="java" lazy values={[{value: 'java'}, {value: 'go', label: 'Golang'}]} />,
  );
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['java', 'Golang']);
  expect(screen.getAllByRole('tabpanel').map((panel) => panel.textContent)).toEqual(['Java text']);
  unmount();
  render(<Languages defaultValue={null} />);
  expect(screen.queryAllByRole('tab', {selected: true})).toEqual([]);
  expect(screen.getByText('TypeScript').getAttribute('tabindex')).toBe('0');
});

test('items with the same value are shown together if `values` lists their tab once', () => {
  render(
    <Tabs values={[{value: 'java', label: 'Java'}]}>
      <TabItem value="java">First</TabItem>
      <TabItem value="java">Second</TabItem>
      <TabItem value="c">Never shown</TabItem>
      <TabItem value="d">Nor this</TabItem>
    </Tabs>,
  );
  expect(visiblePanels()).toEqual(['First', 'Second']);
  const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
  expect(ids).toHaveLength(new Set(ids).size);
});

test('mistakes in tabs are reported', () => {
  expect(() => renderToString(<Languages defaultValue="rust" />)).toThrow('its tabs are: ts, java, go');
  expect(() => renderToString(<Languages queryString />)).toThrow('groupId');
  expect(() => renderToString(<Tabs>{'text'}</Tabs>)).toThrow('TabItem');
  expect(() =>
    renderToString(
      <Tabs>
        <TabItem value="a">1</TabItem>
        <TabItem value="a">2</TabItem>
      </Tabs>,
    ),
  ).toThrow('"a"');
});
