// One send: figures, and the people behind each of them.
import type { ReactNode } from 'react';
import { RecordScreen, useRecordId } from '../../../lib/records/index.ts';
import { SendPage } from '../parts/send-page.tsx';
import { useSend } from '../sends.api.ts';
import { useSendPhrases } from '../sends.phrases.ts';

export default function SendDetailScreen(): ReactNode {
  const t = useSendPhrases();
  const id = useRecordId();
  return (
    <RecordScreen id={id} query={useSend(id)} none={t('gone')} gone={t('gone')} failedTitle={t('failedSend')}>
      {(send) => <SendPage send={send} />}
    </RecordScreen>
  );
}
