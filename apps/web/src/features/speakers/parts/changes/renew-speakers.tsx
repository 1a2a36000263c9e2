// Renews the chosen speakers with one training; whoever could not be renewed is listed with the reason.
import type { SpeakersRenewed } from '@yijian/contract/speakers';
import { App } from 'antd';
import type { ReactNode } from 'react';
import { EntryForm } from '../../../../lib/forms/index.ts';
import { useRenewSpeakers } from '../../speakers.api.ts';
import { useSpeakerPhrases } from '../../speakers.phrases.ts';

interface RenewSpeakersProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function RenewSpeakers({ ids, onClose, onDone }: RenewSpeakersProps): ReactNode {
  const t = useSpeakerPhrases();
  const renew = useRenewSpeakers();
  const { modal } = App.useApp();
  const tell = ({ results }: SpeakersRenewed): void => {
    const refused = results.filter(({ isDone }) => !isDone);
    if (refused.length === 0) return;
    void modal.warning({
      title: t('notRenewed'),
      content: (
        <ul>
          {refused.map(({ id, name, message }) => (
            <li key={id}>{name === '' ? message : `${name}: ${message}`}</li>
          ))}
        </ul>
      ),
    });
  };
  return (
    <EntryForm
      title={t('renewAllTitle', { count: ids.length })}
      fields={[
        { key: 'trainingUntil', kind: 'day', label: t('trainingUntil'), required: true },
        { key: 'reason', kind: 'area', label: t('reason'), required: true, maxLength: 500, hint: t('renewAllHint') },
      ]}
      start={{ trainingUntil: null, reason: '' }}
      onKeep={async (work) => {
        const body = {
          ids: [...ids],
          trainingUntil: String(work['trainingUntil'] ?? ''),
          reason: String(work['reason'] ?? ''),
        };
        tell(await renew.mutateAsync({ body }));
        onDone();
      }}
      kept={t('renewed')}
      onClose={onClose}
    />
  );
}
