// Asks before something happens and says what became of it, inside the shell and in the console alike.
import { App } from 'antd';
import { useUploadPhrases } from '../data-models.phrases.ts';

export interface Question {
  readonly title: string;
  readonly content: string;
  readonly okText: string;
  readonly danger?: boolean;
}

export interface Ask {
  /** Answers true when the user agreed. */
  readonly confirm: (question: Question) => Promise<boolean>;
  readonly succeeded: (text: string) => void;
}

export function useAsk(): Ask {
  const { message, modal } = App.useApp();
  const t = useUploadPhrases();
  return {
    confirm: async ({ danger = false, ...question }) =>
      modal.confirm({ ...question, cancelText: t('back'), okButtonProps: { danger } }),
    succeeded: (text) => void message.success(text),
  };
}
