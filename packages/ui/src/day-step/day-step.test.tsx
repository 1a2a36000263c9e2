// One day with its neighbours: steps, limits, and the calendar that comes after.
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../tools/render-ui.tsx';
import { DayStep } from './day-step.tsx';

it('steps over the end of a month and of a year', async () => {
  const onChange = vi.fn();
  renderUi(<DayStep day="2026-01-01" onChange={onChange} />);
  expect(await screen.findByLabelText('Day')).toHaveProperty('value', '2026-01-01');
  fireEvent.click(screen.getByRole('button', { name: 'Day before' }));
  fireEvent.click(screen.getByRole('button', { name: 'Day after' }));
  expect(onChange.mock.calls).toEqual([['2025-12-31'], ['2026-01-02']]);
});

it('does not step over its first and last day', () => {
  renderUi(<DayStep day="2026-03-01" minDay="2026-03-01" maxDay="2026-03-01" onChange={vi.fn()} />);
  expect(screen.getByRole('button', { name: 'Day before' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: 'Day after' })).toHaveProperty('disabled', true);
});
