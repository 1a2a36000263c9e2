// Behaviour of the four states (look and feel, four states).
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../tools/render-ui.tsx';
import { Async } from './index.ts';
import type { QueryLike } from './index.ts';

const base: QueryLike<string[]> = { isPending: false, isError: false, error: null, data: undefined };
const draw = (query: QueryLike<string[]>) => (
  <Async query={query} empty={{ title: 'Nothing here' }}>
    {(rows) => <p>{rows.join(', ')}</p>}
  </Async>
);

test('loading is announced as busy and shows no content', () => {
  renderUi(draw({ ...base, isPending: true }));
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true');
});

test('an empty list shows the empty state, a filled one its rows', () => {
  const { rerender } = renderUi(draw({ ...base, data: [] }));
  expect(screen.getByText('Nothing here')).toBeDefined();
  rerender(draw({ ...base, data: ['one', 'two'] }));
  expect(screen.getByText('one, two')).toBeDefined();
  expect(screen.queryByText('Nothing here')).toBeNull();
});

test('a failure names the reason and request number of the call and can be retried', async () => {
  const refetch = vi.fn();
  renderUi(draw({ ...base, isError: true, error: { message: 'Not allowed', requestId: 'R-77' }, refetch }));
  expect(screen.getByRole('alert').textContent).toContain('Not allowed');
  expect(screen.getByRole('alert').textContent).toContain('Request R-77');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('a failure that is no answer of a call never shows its technical words', () => {
  renderUi(draw({ ...base, isError: true, error: new TypeError('x is undefined') }));
  expect(screen.getByRole('alert').textContent).not.toContain('undefined');
});

test('a gateway that answers without a request number is told in its words, a network that is away is not', () => {
  const down = { message: 'Temporarily unreachable', requestId: null, status: 504 };
  const { rerender } = renderUi(draw({ ...base, isError: true, error: down }));
  expect(screen.getByRole('alert').textContent).toContain('Temporarily unreachable');
  rerender(draw({ ...base, isError: true, error: { ...down, message: 'Timed out', status: 0 } }));
  expect(screen.getByRole('alert').textContent).toContain('cannot be reached, please try again');
});

test('rows already here stay when a later refresh fails', () => {
  renderUi(draw({ ...base, isError: true, error: new Error('late'), data: ['kept'] }));
  expect(screen.getByText('kept')).toBeDefined();
});
