// A part that does not arrive leaves the rest alone (look and feel, four states).
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from 'antd';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { setLanguage } from '../../lib/i18n/index.ts';
import { latePart } from './late-part.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('a part that does not arrive is told, takes nothing with it, and opens at the next try', async () => {
  setLanguage('zh');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<() => ReactNode>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValue(() => <p>抽屉</p>);
  const Drawer = latePart(load);
  function Shell(): ReactNode {
    const [open, setOpen] = useState(false);
    return (
      <App>
        <input aria-label="草稿" />
        <button type="button" onClick={() => setOpen(true)}>
          打开
        </button>
        {open ? <Drawer onFailed={() => setOpen(false)} /> : null}
      </App>
    );
  }
  render(<Shell />);
  await userEvent.type(screen.getByLabelText('草稿'), '写了一半');
  await userEvent.click(screen.getByRole('button', { name: '打开' }));
  expect(await screen.findByText('没有打开，请检查网络，再重新载入页面')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('草稿').value).toBe('写了一半');
  await userEvent.click(screen.getByRole('button', { name: '打开' }));
  expect(await screen.findByText('抽屉')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});
