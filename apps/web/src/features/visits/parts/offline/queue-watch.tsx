// Sends the queue when the network is back, when the page opens, and every half minute while something waits; on every page.
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { refreshEverything } from '../../../../lib/api/index.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { sendQueue, useQueue } from './queue.ts';

const AGAIN_MILLISECONDS = 30_000;

export function VisitQueueWatch(): ReactNode {
  const t = useVisitPhrases();
  // Outside every tab, so without a tab's services.
  const { message } = App.useApp();
  const client = useQueryClient();
  const waits = useQueue((queue) => queue.visits.some((visit) => visit.refusal === null));
  useEffect(() => {
    const send = async (): Promise<void> => {
      if (!navigator.onLine) return;
      // A browser that keeps nothing has nothing to send.
      const arrived = await sendQueue().catch(() => 0);
      if (arrived === 0) return;
      void message.success(t('queueSent', { count: arrived }));
      await refreshEverything(client);
    };
    const now = (): void => void send();
    now();
    window.addEventListener('online', now);
    const timer = waits ? window.setInterval(now, AGAIN_MILLISECONDS) : undefined;
    return () => {
      window.removeEventListener('online', now);
      window.clearInterval(timer);
    };
  }, [waits, client, message, t]);
  return null;
}
