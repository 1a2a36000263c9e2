// The keyboard in a drawer: it goes in, stays in whatever goes away inside, Escape closes, and the opener has it again (look and feel, keyboard).
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Modal } from 'antd';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '../../tools/render-ui.tsx';
import { FormDrawer } from './index.ts';

/** As the screens do it: what is closed is taken out of the page. */
function Screen(): ReactNode {
  const [shown, setShown] = useState<'nothing' | 'form' | 'record'>('nothing');
  const close = (): void => setShown('nothing');
  return (
    <>
      <button type="button" onClick={() => setShown('form')}>
        New
      </button>
      {shown === 'form' ? (
        <FormDrawer open title="Form" onClose={close}>
          <button type="button" onClick={() => setShown('record')}>
            Save
          </button>
        </FormDrawer>
      ) : null}
      {shown === 'record' ? (
        <FormDrawer open title="Record" onClose={close}>
          <Steps />
        </FormDrawer>
      ) : null}
    </>
  );
}

function Steps(): ReactNode {
  const [step, setStep] = useState(0);
  return (
    <>
      {step === 0 ? (
        <button type="button" onClick={() => setStep(1)}>
          Complete
        </button>
      ) : null}
      {step === 1 ? (
        <Modal open title="Outcome" onOk={() => setStep(2)}>
          How did it go?
        </Modal>
      ) : null}
    </>
  );
}

const isIn = (name: string): boolean =>
  screen.getByRole('dialog', { name }).closest('.yj-sheet')!.contains(document.activeElement);
const opener = (): HTMLElement => screen.getByRole('button', { name: 'New' });

test('Escape closes a drawer and the button that opened it has the focus again', async () => {
  renderUi(<Screen />);
  await userEvent.click(opener());
  await waitFor(() => expect(isIn('Form')).toBe(true));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

test('a drawer keeps the focus when the focused button and a dialog over it go, and follows a form to its opener', async () => {
  renderUi(<Screen />);
  await userEvent.click(opener());
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(isIn('Record')).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Complete' }));
  await screen.findByText('How did it go?');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByText('How did it go?')).toBeNull());
  await waitFor(() => expect(isIn('Record')).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Record' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});
