// Which section of the side menu is open (specification 2.4, R2.16).
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { type Facts, useFactsStore } from '../../guard/facts-store.ts';
import type { MenuLine } from '../../menu/menu-tree.ts';
import { SideMenu } from './side-menu.tsx';

afterEach(() => {
  // What is still drawn asks for facts.
  cleanup();
  useFactsStore.setState({ facts: null });
});

const line = (path: string, zh: string, lines: readonly MenuLine[] = []): MenuLine => {
  const titles = { zh, en: path };
  return { path, titles, shortTitles: titles, icon: undefined, count: undefined, outside: undefined, lines };
};
const lines = [
  line('/customers', '客户管理', [line('/customers/mine', '我的客户')]),
  line('/meetings', '会议管理', [line('/meetings/applied', '会议申请')]),
];
const menuAt = (activePath: string) => (
  <MemoryRouter>
    <SideMenu lines={lines} activePath={activePath} folded={false} />
  </MemoryRouter>
);

it('R2.16 a section opened by hand is forgotten once another page was in front', () => {
  useFactsStore.setState({ facts: {} as Facts });
  const { rerender } = render(menuAt('/meetings/applied'));
  fireEvent.click(screen.getByRole('button', { name: '客户管理' }));
  expect(screen.queryByRole('link', { name: '会议申请' })).toBeNull();
  rerender(menuAt('/customers/mine'));
  expect(screen.getByRole('link', { name: '我的客户' })).toBeDefined();
  rerender(menuAt('/meetings/applied'));
  expect(screen.getByRole('link', { name: '会议申请' })).toBeDefined();
  expect(screen.queryByRole('link', { name: '我的客户' })).toBeNull();
});
