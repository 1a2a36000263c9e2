// A number that did not load can be asked for again (look and feel, four states).
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../tools/render-ui.tsx';
import { TileActs } from '../tile-acts/index.ts';
import { KpiTile } from './index.ts';

test('a number that did not load is a dash without unit or link, and can be asked for again', async () => {
  const [open, retry] = [vi.fn(), vi.fn()];
  const { rerender } = renderUi(<KpiTile title="Visits" value="3" unit="times" onOpen={open} />);
  expect(screen.getByRole('button', { name: /3/ }).textContent).toBe('3times');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  rerender(<KpiTile title="Visits" value={undefined} unit="times" onOpen={open} onRetry={retry} />);
  expect(screen.getByRole('region', { name: 'Visits' }).textContent).toBe('Visits—');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  expect(open).not.toHaveBeenCalled();
});

test('a number offers what every tile of its board offers, outside its heading', () => {
  renderUi(
    <TileActs render={(title) => <button type="button">Picture of {title}</button>}>
      <KpiTile title="Visits" value="3" />
    </TileActs>,
  );
  expect(screen.getByRole('button', { name: 'Picture of Visits' })).toBeTruthy();
  expect(screen.getByRole('heading').textContent).toBe('Visits');
});
