// Asks before something is done that cannot be taken back; Escape means no.
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useDoctorPortalPhrases } from '../../doctor-portal.phrases.ts';
import { Button } from './button.tsx';

interface QuestionProps {
  readonly text: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

export function Question({ text, yes, onYes, onClose }: QuestionProps): ReactNode {
  const t = useDoctorPortalPhrases();
  const textId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // As a modal one it holds the focus and gives it back to the button that opened it.
    dialog.current?.showModal();
  }, []);
  const close = (): void => dialog.current?.close();
  return (
    <dialog ref={dialog} className="doctor-question-box" aria-labelledby={textId} onClose={onClose}>
      <p id={textId}>{text}</p>
      <div className="doctor-acts">
        <Button onPress={close}>{t('cancel')}</Button>
        <Button
          kind="primary"
          onPress={() => {
            onYes();
            close();
          }}
        >
          {yes}
        </Button>
      </div>
    </dialog>
  );
}
