// The controls of the doctors' pages under keys and fingers: the list under a field, tabs, a button that is busy.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../../lib/i18n/index.ts';
import { Button } from './button.tsx';
import { Combobox } from './combobox.tsx';
import { Tabs } from './tabs.tsx';

beforeEach(() => setLanguage('en'));

const choices = ['Cardiology', 'Nephrology', 'Neurology'].map((label) => ({ value: label.slice(0, 4), label }));

function Field({ onChoose }: { onChoose: (value: string) => void }): ReactNode {
  const [value, setValue] = useState<string | undefined>(undefined);
  const choose = (next: string): void => {
    setValue(next);
    onChoose(next);
  };
  return (
    <>
      <label htmlFor="department">Department</label>
      <Combobox id="department" choices={choices} value={value} nothing="No such department" onChoose={choose} />
    </>
  );
}

test('typing narrows the list, arrow keys and Enter choose, and the form is not sent', async () => {
  const [onChoose, onSubmit] = [vi.fn(), vi.fn()];
  render(
    <form onSubmit={onSubmit}>
      <Field onChoose={onChoose} />
      <button type="submit">Send</button>
    </form>,
  );
  const field = screen.getByRole('combobox', { name: 'Department' });
  await userEvent.type(field, 'ne');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Nephrology', 'Neurology']);
  await userEvent.keyboard('{ArrowDown}');
  const active = document.getElementById(field.getAttribute('aria-activedescendant')!);
  expect(active?.textContent).toBe('Neurology');
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([['Neur']]);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field).toHaveProperty('value', 'Neurology');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('what fits nothing says so, and leaving the field brings back what was chosen', async () => {
  render(<Field onChoose={() => undefined} />);
  const field = screen.getByRole('combobox');
  await userEvent.click(field);
  await userEvent.click(screen.getByRole('option', { name: 'Cardiology' }));
  await userEvent.clear(field);
  await userEvent.type(field, 'xyz');
  expect(screen.getByRole('status').textContent).toBe('No such department');
  await userEvent.tab();
  expect(field).toHaveProperty('value', 'Cardiology');
});

test('arrow keys go round the tabs, and a panel keeps what was typed in it', async () => {
  render(
    <Tabs
      tabs={[
        { key: 'a', label: 'First', panel: <input aria-label="Note" /> },
        { key: 'b', label: 'Second', panel: <p>Second panel</p> },
      ]}
    />,
  );
  await userEvent.type(screen.getByLabelText('Note'), 'kept');
  expect(screen.queryByText('Second panel')).toBeNull();
  screen.getByRole('tab', { name: 'First' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Second', selected: true }));
  expect(screen.getByText('Second panel').closest('[hidden]')).toBeNull();
  await userEvent.keyboard('{Home}');
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'kept');
  expect(screen.getByText('Second panel').closest('[hidden]')).not.toBeNull();
});

test('a button that is busy neither acts nor sends its form again', async () => {
  const [onPress, onSubmit] = [vi.fn(), vi.fn()];
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Code" />
      <Button submits busy onPress={onPress}>
        Sign in
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect([onPress.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 0]);
});
