// Everybody behind a number is found, page by page (product 3.17).
import { MOST_PICKED } from '@yijian/contract/sales-funnels';
import { expect, test } from 'vitest';
import { pickPages, PICK_SIZE } from './pick-pages.ts';

const people = (count: number) => {
  const asked: number[] = [];
  const read = ({ page, size }: { page: number; size: number }) => {
    asked.push(page);
    const ids = Array.from({ length: count }, (_, at) => ({ id: String(at) }));
    return Promise.resolve({ content: ids.slice(page * size, (page + 1) * size), totalElements: count });
  };
  return { asked, read };
};

test.each([0, 1, PICK_SIZE, PICK_SIZE + 1, 3 * PICK_SIZE - 1])(
  '3.17 all of %i people are picked once',
  async (count) => {
    const { asked, read } = people(count);
    const ids = await pickPages(read);
    expect(ids).toEqual(Array.from({ length: count }, (_, at) => String(at)));
    expect(asked.length).toBe(Math.max(1, Math.ceil(count / PICK_SIZE)));
  },
);

test('3.17 of more people than one act takes the first are picked', async () => {
  const { asked, read } = people(MOST_PICKED + 250);
  expect((await pickPages(read)).length).toBe(MOST_PICKED);
  expect(asked.length).toBe(MOST_PICKED / PICK_SIZE);
});

test('3.17 whoever stands on two pages, because the list moved between them, is picked once', async () => {
  const row = (id: number) => ({ id: String(id) });
  const pages = [Array.from({ length: PICK_SIZE }, (_, at) => row(at)), [row(PICK_SIZE - 1), row(PICK_SIZE)]];
  const read = ({ page }: { page: number }) =>
    Promise.resolve({ content: pages[page] ?? [], totalElements: PICK_SIZE + 2 });
  expect((await pickPages(read)).length).toBe(PICK_SIZE + 1);
});
