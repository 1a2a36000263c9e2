// Behaviour of forms: problems lead to fields, chips choose, leaving asks (look and feel, form page).
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../tools/render-ui.tsx';
import { UnsavedContext, useLeaveGuard, usePageGuard } from '../leave-guard/index.ts';
import { ChipSelect, ErrorSummary } from './index.ts';

test('a problem in the summary puts the cursor into its field', async () => {
  renderUi(
    <>
      <ErrorSummary problems={[{ field: 'fee', label: 'Fee', message: 'Too high' }]} />
      <input id="fee" aria-label="Fee" />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Fee' }));
  expect(document.activeElement?.id).toBe('fee');
});

function Chips({ multiple }: { multiple: boolean }): React.ReactNode {
  const [value, setValue] = useState(['a']);
  const options = ['a', 'b'].map((one) => ({ value: one, label: one.toUpperCase() }));
  return (
    <>
      <ChipSelect label="Way" options={options} value={value} onChange={setValue} multiple={multiple} />
      <output>{value.join(' ')}</output>
    </>
  );
}

test('chips choose one or many', async () => {
  const one = renderUi(<Chips multiple={false} />);
  await userEvent.click(screen.getByRole('radio', { name: 'B' }));
  expect(one.container.querySelector('output')?.textContent).toBe('b');
  one.unmount();
  const many = renderUi(<Chips multiple />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'B' }));
  expect(many.container.querySelector('output')?.textContent).toBe('a b');
});

function Guarded({ dirty, onAnswer }: { dirty: boolean; onAnswer: (leave: boolean) => void }): React.ReactNode {
  const { confirmLeave } = useLeaveGuard(dirty);
  return (
    <button type="button" onClick={() => void confirmLeave().then(onAnswer)}>
      Go
    </button>
  );
}

test('leaving asks only when there is unsaved work, and staying is an answer', async () => {
  const onAnswer = vi.fn();
  const { rerender } = renderUi(<Guarded dirty={false} onAnswer={onAnswer} />);
  await userEvent.click(screen.getByText('Go'));
  await waitFor(() => expect(onAnswer).toHaveBeenLastCalledWith(true));
  rerender(<Guarded dirty onAnswer={onAnswer} />);
  await userEvent.click(screen.getByText('Go'));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(onAnswer).toHaveBeenLastCalledWith(false));
});

test('closing the window is held back only while work is unsaved', () => {
  const { rerender } = renderUi(<Guarded dirty={false} onAnswer={() => undefined} />);
  const close = (): boolean => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(close()).toBe(false);
  rerender(<Guarded dirty onAnswer={() => undefined} />);
  expect(close()).toBe(true);
});

function Page({ dirty }: { dirty: boolean }): React.ReactNode {
  usePageGuard(dirty);
  return null;
}

test('a form as a page tells whoever closes pages that it holds unsaved work, and that it does no more', () => {
  const told: boolean[] = [];
  const draw = (dirty: boolean): React.ReactNode => (
    <UnsavedContext value={tell}>
      <Page dirty={dirty} />
    </UnsavedContext>
  );
  const tell = (_form: string, dirty: boolean): void => void told.push(dirty);
  const { rerender, unmount } = renderUi(draw(false));
  expect(told).toEqual([]);
  rerender(draw(true));
  expect(told).toEqual([true]);
  unmount();
  expect(told).toEqual([true, false]);
});
