// @vitest-environment happy-dom
import {beforeEach, describe, expect, test} from 'vitest';
import {captureReaderState} from '../../../src/generator/devClient/captureReaderState.ts';

function draw(html: string): void {
  document.body.innerHTML = `<div data-content="body">${html}</div>`;
}

const details = (summary: string) => `<details><summary>${summary}</summary>Text</details>`;
const openOnes = () =>
  [...document.querySelectorAll('details')].map(
    ({open, textContent}) => `${textContent?.replace('Text', '')} ${open ? 'open' : 'closed'}`,
  );

describe('captureReaderState', () => {
  beforeEach(() => draw(''));

  test('opens the details that were open, even if others were added before them', () => {
    draw(details('One') + details('Two'));
    document.querySelectorAll('details')[1]?.setAttribute('open', '');
    const restore = captureReaderState(document);
    draw(details('New') + details('One') + details('Two'));
    restore();
    expect(openOnes()).toEqual(['New closed', 'One closed', 'Two open']);
  });

  test('distinguishes details with the same summary by their order', () => {
    draw(details('Answer') + details('Answer'));
    document.querySelectorAll('details')[1]?.setAttribute('open', '');
    const restore = captureReaderState(document);
    draw(details('Answer') + details('Answer'));
    restore();
    expect(openOnes()).toEqual(['Answer closed', 'Answer open']);
  });

  test('restores the focus to the same control, and to nothing if it no longer exists', () => {
    draw('<button>Run</button><a href="/x">Link</a>');
    document.querySelector('a')?.focus();
    const restore = captureReaderState(document);
    draw('<p>New</p><button>Run</button><a href="/x">Link</a>');
    restore();
    expect(document.activeElement?.textContent).toBe('Link');
    const again = captureReaderState(document);
    draw('<button>Run</button>');
    again();
    expect(document.activeElement).toBe(document.body);
  });

  test('leaves the focus alone if it is outside the content', () => {
    document.body.innerHTML = '<input id="search"><div data-content="body"><button>Run</button></div>';
    document.querySelector('input')?.focus();
    const restore = captureReaderState(document);
    const content = document.querySelector('[data-content]');
    if (content) content.innerHTML = '<button>Run</button>';
    restore();
    expect(document.activeElement?.id).toBe('search');
  });
});
