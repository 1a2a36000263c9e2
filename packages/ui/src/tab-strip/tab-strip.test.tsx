// Behaviour of a strip of tabs (look and feel, list page).
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../tools/render-ui.tsx';
import { TabStrip } from './index.ts';

const tabs = [
  { key: 'mine', label: 'Mine', count: 12 },
  { key: 'team', label: 'Team' },
];

test('the tabs bear their counts, one is in front, and another is opened by its key', async () => {
  const onTabChange = vi.fn();
  renderUi(<TabStrip label="Doctors" tabs={tabs} tab="mine" onTabChange={onTabChange} />);
  expect(screen.getByRole('radiogroup', { name: 'Doctors' }).textContent).toBe('Mine12Team');
  expect(screen.getByRole('radio', { name: /Mine/ })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByText('Team'));
  expect(onTabChange).toHaveBeenCalledExactlyOnceWith('team');
});

test('a page without tabs has no strip', () => {
  renderUi(<TabStrip label="Doctors" tabs={[]} />);
  expect(screen.queryByRole('radiogroup')).toBeNull();
});
