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
    // The button is gone once the visit is under way: what follows a success cannot be told to it.
    await send.mutateAsync({ params: { id }, body }).then(
      () => shell.toast.success(t(typeof place === 'string' ? 'checkedInWithout' : 'checkedIn')),
      // The call has shown its own words.
      () => undefined,
    );
  };
  return { checkIn, isBusy: isAsking || send.isPending };
}
