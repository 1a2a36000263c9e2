// Checking in where the device is; a device that gives no place checks in as well, and says why it gave none.
import type { CheckInDoubt } from '@yijian/contract/visits';
import { useState } from 'react';
import { ApiError, isCancelled } from '../../../../lib/api/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useCheckIn } from '../../visits.api.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { askPlace } from '../form/ask-place.ts';

const doubts: Readonly<Record<string, CheckInDoubt>> = {
  'visits.checkInFar': 'FAR',
  'visits.checkInEarly': 'EARLY',
};

export function useCheckInHere(): { checkIn: (id: string) => Promise<void>; isBusy: boolean } {
  const t = useVisitPhrases();
  const shell = useShell();
  const send = useCheckIn();
  const [isAsking, setAsking] = useState(false);
  const checkIn = async (id: string): Promise<void> => {
    setAsking(true);
    const place = await askPlace();
    setAsking(false);
    const here = typeof place === 'string' ? { placeState: place } : { placeState: 'LOCATED' as const, ...place };
    /** Sends it again with each doubt that the visitor confirms. */
    const arrive = async (confirmed: readonly CheckInDoubt[]): Promise<void> => {
      try {
        await send.mutateAsync({ params: { id }, body: { ...here, asks: true, confirmed: [...confirmed] } });
        shell.toast.success(t(typeof place === 'string' ? 'checkedInWithout' : 'checkedIn'));
      } catch (error) {
        if (isCancelled(error)) return;
        const message = error instanceof Error ? error.message : String(error);
        const doubt = error instanceof ApiError ? doubts[error.code] : undefined;
        if (doubt === undefined) return shell.toast.error(message);
        const isSure = await shell.confirm({ title: t('checkInAnyway'), content: message, okText: t('checkInSure') });
        if (isSure) await arrive([...confirmed, doubt]);
      }
    };
    // The button is gone once the visit is under way: what follows a success cannot be told to it.
    await arrive([]);
  };
  return { checkIn, isBusy: isAsking || send.isPending };
}
