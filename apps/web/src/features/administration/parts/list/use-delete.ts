// Asks before a record is deleted and says what became of it (specification 8; R8.4, R8.5).
import { App } from 'antd';
import { useCommonPhrases } from '../../../../lib/i18n/index.ts';
import { useAdministrationPhrases } from '../../administration.phrases.ts';

export interface Deletion {
  readonly question: string;
  readonly note?: string;
  /** Sends it; a text it answers is said in place of 'Delete success'. A failure has its own toast. */
  readonly send: () => Promise<string | undefined>;
}

export function useDelete(): (deletion: Deletion) => void {
  const t = useAdministrationPhrases();
  const common = useCommonPhrases();
  const { modal, message } = App.useApp();
  return ({ question, note, send }) => {
    modal.confirm({
      title: question,
      content: note,
      okText: t('confirmDelete'),
      cancelText: t('cancel'),
      okButtonProps: { danger: true },
      onOk: () =>
        send().then(
          (said) => void message.success(said ?? common('deleteSuccess')),
          () => undefined,
        ),
      onCancel: () => void message.info(common('deleteCanceled')),
    });
  };
}
