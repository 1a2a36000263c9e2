// One send: figures, and the people behind each of them.
import { Async, Empty } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { SendPage } from '../parts/send-page.tsx';
import { useSend } from '../sends.api.ts';
import { useSendPhrases } from '../sends.phrases.ts';

export default function SendDetailScreen(): ReactNode {
  const t = useSendPhrases();
  const id = useSearchParams()[0].get('id');
  const query = useSend(id);
  if (id === null || query.error?.status === 404) return <Empty reason={t('gone')} />;
  return (
    <Async query={query} shape="page" failedTitle={t('failedSend')}>
      {(send) => <SendPage send={send} />}
    </Async>
  );
}
