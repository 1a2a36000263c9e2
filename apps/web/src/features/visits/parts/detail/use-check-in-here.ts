// Checking in where the device is; a device that gives no place checks in as well, and says why it gave none.
import { useState } from 'react';
import { useShell } from '../../../../lib/router/index.ts';
import { useCheckIn } from '../../visits.api.ts';
import { useVisitPhrases } from '../../visits.phrases.ts';
import { askPlace } from '../form/ask-place.ts';

export function useCheckInHere(): { checkIn: (id: string) => Promise<void>; isBusy: boolean } {
  const t = useVisitPhrases();
  const shell = useShell();
  const send = useCheckIn();
  const [isAsking, setAsking] = useState(false);
  const checkIn = async (id: string): Promise<void> => {
    setAsking(true);
    const place = await askPlace();
    setAsking(false);
    const body = typeof place === 'string' ? { placeState: place } : { placeState: 'LOCATED' as const, ...place };
    send.mutate(
      { params: { id }, body },
      { onSuccess: () => shell.toast.success(t(typeof place === 'string' ? 'checkedInWithout' : 'checkedIn')) },
    );
  };
  return { checkIn, isBusy: isAsking || send.isPending };
}
