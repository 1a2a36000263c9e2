// Behaviour of filters: chips, options, search that waits for the syllable (look and feel, list page).
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../../tools/render-ui.tsx';
import { FilterButton, FilterChips, FilterTree, SavedViewPicker, SearchInput } from './index.ts';

afterEach(() => vi.useRealTimers());

test('each chip can be removed by name and all can be cleared', async () => {
  const onRemove = vi.fn();
  const onClear = vi.fn();
  renderUi(<FilterChips chips={[{ key: 'tier', label: 'Tier', value: 'A, B', onRemove }]} onClear={onClear} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Tier A, B' }));
  expect(onRemove).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(onClear).toHaveBeenCalledOnce();
});

test('the filter button shows its count, opens its options and adds one', async () => {
  const onChange = vi.fn();
  renderUi(
    <FilterButton
      label="Tier"
      value={['a']}
      onChange={onChange}
      options={[
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: /Tier/ });
  expect(button.textContent).toContain('1');
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(button.classList.contains('yj-filter')).toBe(true);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'B' }));
  expect(onChange).toHaveBeenCalledWith(['a', 'b']);
});

test('a whole province becomes one value, not its cities', async () => {
  const onChange = vi.fn();
  const nodes = [
    {
      value: 'p',
      label: 'Province',
      children: [
        { value: 'c1', label: 'City 1' },
        { value: 'c2', label: 'City 2' },
      ],
    },
  ];
  renderUi(<FilterTree label="Region" nodes={nodes} value={[]} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'Region' }));
  const box = (await screen.findByText('Province')).closest('.ant-tree-treenode')?.querySelector('.ant-tree-checkbox');
  if (!box) throw new Error('the province has no checkbox');
  fireEvent.click(box);
  expect(onChange).toHaveBeenCalledWith(['p']);
});

test('the search waits for a pause, and not at all inside an unfinished syllable', () => {
  vi.useFakeTimers();
  const onChange = vi.fn();
  renderUi(<SearchInput value="" onChange={onChange} placeholder="Name" />);
  const box = screen.getByRole('searchbox', { name: 'Name' });
  fireEvent.compositionStart(box);
  fireEvent.change(box, { target: { value: 'shen' } });
  void act(() => vi.advanceTimersByTime(2000));
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(box, { target: { value: '沈' } });
  fireEvent.compositionEnd(box);
  void act(() => vi.advanceTimersByTime(299));
  expect(onChange).not.toHaveBeenCalled();
  void act(() => vi.advanceTimersByTime(2));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('沈');
});

test('a search told after the pause goes to whoever listens then, not to the listener of the moment of typing', () => {
  vi.useFakeTimers();
  const [before, after] = [vi.fn(), vi.fn()];
  const { rerender } = renderUi(<SearchInput value="" onChange={before} placeholder="Name" />);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Name' }), { target: { value: 'shen' } });
  rerender(<SearchInput value="" onChange={after} placeholder="Name" />);
  void act(() => vi.advanceTimersByTime(300));
  expect(before).not.toHaveBeenCalled();
  expect(after).toHaveBeenCalledExactlyOnceWith('shen');
});

test('a saved view is kept under its trimmed name only', async () => {
  const onSave = vi.fn();
  renderUi(<SavedViewPicker views={[]} current={null} onPick={() => undefined} onSave={onSave} />);
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  const save = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save as view' });
  expect(save.disabled).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name of the view' }), ' Mine ');
  await userEvent.click(save);
  expect(onSave).toHaveBeenCalledWith('Mine', false);
});

test('the filters in force are kept as a view beside their chips, opened with the list where that is wanted', async () => {
  const onSaveView = vi.fn();
  const chips = [{ key: 'tier', label: 'Tier', value: 'A', onRemove: () => undefined }];
  renderUi(<FilterChips chips={chips} onSaveView={onSaveView} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save as view' }));
  const form = within(await screen.findByRole('dialog', { name: 'Save as view' }));
  await userEvent.type(form.getByRole('textbox'), 'Mine');
  await userEvent.click(form.getByRole('checkbox'));
  await userEvent.click(form.getByRole('button', { name: 'Save as view' }));
  expect(onSaveView).toHaveBeenCalledWith('Mine', true);
});

test('any view is made the default and made none; an own one is renamed, shared and deleted, one of others is not', async () => {
  const [onDefault, onChange, onDelete] = [vi.fn(), vi.fn(), vi.fn()];
  const views = [
    { key: '1', name: 'Mine', isDefault: true, mayChange: true, sharing: 'PRIVATE' as const },
    { key: '3', name: 'Theirs', hint: 'Ann', sharing: 'TEAM' as const },
  ];
  const acts = { onPick: () => undefined, onDefault, onChange, onDelete };
  renderUi(<SavedViewPicker views={views} current={null} {...acts} />);
  await userEvent.click(screen.getByRole('button', { name: 'Views' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Not default: Mine' }));
  await userEvent.click(screen.getByRole('button', { name: 'Default: Theirs' }));
  expect(onDefault.mock.calls).toEqual([
    ['1', false],
    ['3', true],
  ]);
  expect(screen.getByRole('button', { name: /Theirs Ann/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Rename and share: Theirs' })).toBeNull();
  const edit = () => userEvent.click(screen.getByRole('button', { name: 'Rename and share: Mine' }));
  await edit();
  const name = screen.getByRole('textbox', { name: 'Name of the view' });
  await userEvent.clear(name);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
  await userEvent.type(name, 'Ours ');
  await userEvent.click(screen.getByText('Team'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onChange.mock.calls).toEqual([['1', { name: 'Ours', sharing: 'TEAM' }]]);
  await edit();
  await userEvent.click(screen.getByRole('button', { name: 'Delete view Mine' }));
  expect(onDelete).toHaveBeenCalledWith('1');
});

test('what is typed while the told words are still on their way stays, and words from elsewhere replace it', () => {
  vi.useFakeTimers();
  const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name' });
  const { rerender } = renderUi(<SearchInput value="ruoxi" onChange={() => undefined} placeholder="Name" />);
  const type = (value: string) => fireEvent.change(box(), { target: { value } });
  type('shen');
  void act(() => vi.advanceTimersByTime(300));
  expect(box().value).toBe('shen');
  type('shenruo');
  rerender(<SearchInput value="shen" onChange={() => undefined} placeholder="Name" />);
  expect(box().value).toBe('shenruo');
  rerender(<SearchInput value="" onChange={() => undefined} placeholder="Name" />);
  expect(box().value).toBe('');
});
