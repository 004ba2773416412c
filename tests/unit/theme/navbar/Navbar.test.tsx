// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {installCloseDropdowns} from '../../../../src/generator/theme/behaviors/closeDropdowns.ts';
import type {NavItem} from '../../../../src/generator/shared/page/SiteData.ts';
import {SiteContext} from '../../../../src/generator/theme/context/SiteContext.ts';
import {Navbar} from '../../../../src/generator/theme/navbar/Navbar.tsx';
import {pages, site} from '../fixtures.ts';
import {pageElement} from '../renderPage.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

test('the switch turns dark mode on and remembers it', () => {
  render(pageElement(pages.docTags));
  const button = screen.getByRole('button', {name: 'Dark mode'});
  expect(button.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('the mode follows a choice in another tab of the browser', () => {
  render(pageElement(pages.docTags));
  fireEvent(window, new StorageEvent('storage', {key: 'theme', newValue: 'dark'}));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(screen.getByRole('button', {name: 'Dark mode'}).getAttribute('aria-pressed')).toBe('true');
});

test('a dismissed announcement stays hidden', () => {
  const {unmount} = render(pageElement(pages.docTags));
  fireEvent.click(screen.getByRole('button', {name: 'Dismiss announcement'}));
  expect(screen.queryByText('News')).toBeNull();
  unmount();
  render(pageElement(pages.docTags));
  expect(screen.queryByText('News')).toBeNull();
});

test('the Menu button opens a dialog with the navigation and the sidebar', () => {
  render(pageElement(pages.doc));
  const button = screen.getByRole('button', {name: 'Menu'});
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  const dialog = document.querySelector('dialog');
  expect(dialog?.open).toBe(true);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(dialog?.textContent).toContain('Documentation');
  expect(dialog?.textContent).toContain('Guides');

  fireEvent.click(screen.getByRole('button', {name: 'Close menu'}));
  expect(dialog?.open).toBe(false);
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('Escape closes an open navbar menu and restores the focus', () => {
  const listeners = new AbortController();
  installCloseDropdowns(document, listeners.signal);
  render(pageElement(pages.doc));
  const menu = document.querySelector('details');
  if (!menu) {
    throw new Error('The navbar has no menu.');
  }
  menu.open = true;
  menu.querySelector('a')?.focus();
  fireEvent.keyDown(document, {key: 'Escape'});
  expect(menu.open).toBe(false);
  expect(document.activeElement).toBe(menu.querySelector('summary'));
  menu.open = true;
  fireEvent.pointerDown(document.body);
  expect(menu.open).toBe(false);
  listeners.abort();
});

test('of several sidebars in the navbar, the one that the page shows is current', () => {
  const items: NavItem[] = [
    {
      type: 'link',
      label: 'Guides',
      href: '/v1/docs/guides',
      sidebars: ['docs', '1.0~docs'],
      position: 'left',
    },
    {type: 'link', label: 'API', href: '/v1/docs/api', sidebars: ['api'], position: 'left'},
  ];
  const {rerender} = render(pageElement(pages.doc, {...site, navbar: {title: '', items}}));
  const current = () =>
    [...document.querySelectorAll('.navbar-items [aria-current]')].map(({textContent}) => textContent);
  expect(current()).toEqual(['Guides']);
  rerender(pageElement(pages.docTags, {...site, navbar: {title: '', items}}));
  expect(current()).toEqual([]);
});

test('a drop-down may contain HTML, and an icon link has an accessible name', () => {
  const items: NavItem[] = [
    {
      type: 'dropdown',
      label: 'More',
      position: 'left',
      items: [
        {type: 'html', label: '', value: '<hr class="own">', position: 'left'},
        {type: 'link', label: 'Welcome', href: '/v1/docs/welcome', position: 'left'},
      ],
    },
    {
      type: 'link',
      label: '',
      ariaLabel: 'GitHub repository',
      href: 'https://code.test/acme',
      external: true,
      className: 'header-github-link',
      position: 'right',
    },
  ];
  render(
    <SiteContext value={{...site, navbar: {title: '', items}}}>
      <Navbar />
    </SiteContext>,
  );
  const menu = document.querySelector('.dropdown-menu');
  expect(menu?.querySelector('hr.own')).not.toBeNull();
  expect([...(menu?.querySelectorAll('a') ?? [])].map(({textContent}) => textContent)).toEqual(['Welcome']);
  const link = screen.getByRole('link', {name: 'GitHub repository'});
  expect(link.classList.contains('header-github-link')).toBe(true);
});

test('a drop-down whose label is a link has a button for its menu', () => {
  const items: NavItem[] = [
    {
      type: 'dropdown',
      label: 'Guides',
      href: '/v1/docs/guides',
      position: 'left',
      items: [{type: 'link', label: 'Welcome', href: '/v1/docs/welcome', position: 'left'}],
    },
  ];
  render(
    <SiteContext value={{...site, navbar: {title: '', items}}}>
      <Navbar />
    </SiteContext>,
  );
  expect(screen.getByRole('link', {name: 'Guides'}).getAttribute('href')).toBe('/v1/docs/guides');
  expect(screen.getByLabelText('Guides: pages').parentElement?.textContent).toBe('Welcome');
});
