// Renews the chosen speakers with one training; lists whoever could not be renewed and why, and whose contract ends before the training.
import type { SpeakersRenewed } from '@yijian/contract/speakers';
import { App } from 'antd';
import type { ReactNode } from 'react';
import { EntryForm } from '../../../../lib/forms/index.ts';
import { useRenewSpeakers } from '../../speakers.api.ts';
import { useSpeakerPhrases } from '../../speakers.phrases.ts';

type Result = SpeakersRenewed['results'][number];

interface RenewSpeakersProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function RenewSpeakers({ ids, onClose, onDone }: RenewSpeakersProps): ReactNode {
  const t = useSpeakerPhrases();
  const renew = useRenewSpeakers();
  const { modal } = App.useApp();
  const tell = ({ results }: SpeakersRenewed, trainingUntil: string): void => {
    const noteOf = ({ isDone, message, signedUntil }: Result): string | null => {
      if (!isDone) return message;
      if (signedUntil === null) return t('noContract');
      return signedUntil < trainingUntil ? t('contractEnds', { day: signedUntil }) : null;
    };
    const noted = results.filter((one) => noteOf(one) !== null);
    if (noted.length === 0) return;
    void modal.warning({
      title: t('renewalNotes'),
      content: (
        <ul>
          {noted.map((one) => (
            <li key={one.id}>{[one.name, noteOf(one)].filter(Boolean).join(' · ')}</li>
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
        tell(await renew.mutateAsync({ body }), body.trainingUntil);
        onDone();
      }}
      kept={t('renewed')}
      onClose={onClose}
    />
  );
}
