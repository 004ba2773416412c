// @vitest-environment happy-dom
import {cleanup, fireEvent, screen, within} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {ErrorScreen} from '../../../../src/generator/theme/screens/ErrorScreen.tsx';
import {getErrorMessages} from '../../../../src/generator/theme/screens/getErrorMessages.ts';
import {LoadFailedScreen} from '../../../../src/generator/theme/screens/LoadFailedScreen.tsx';
import {render} from '../inSite.tsx';

afterEach(cleanup);

test('a crashed page shows its error, the causes, and a way to try again', () => {
  let retries = 0;
  const error = new Error('Could not draw', {cause: new Error('No data', {cause: 'offline'})});
  render(<ErrorScreen error={error} onRetry={() => retries++} />);
  expect(screen.getByRole('heading', {level: 1}).textContent).toBe('This page crashed');
  expect(within(screen.getByRole('main')).getByRole('alert').textContent).toContain('Could not draw');
  expect(screen.getByText('Cause: No data')).toBeTruthy();
  expect(screen.getByText('Cause: offline')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(retries).toBe(1);
});

test('a failed load shows its error and a Retry button', () => {
  let retries = 0;
  render(<LoadFailedScreen error={new Error('Loading chunk 7 failed')} onRetry={() => retries++} />);
  expect(within(screen.getByRole('main')).getByRole('alert').textContent).toContain('Loading chunk 7 failed');
  fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
  expect(retries).toBe(1);
});

test('a circular chain of causes ends', () => {
  const error = new Error('a');
  error.cause = new Error('b', {cause: error});
  expect(getErrorMessages(error)).toEqual(['a', 'b']);
});
