// Remembers the doctors a list shows, and finds them again when the server does not answer (decision 19).
import { useEffect, useState } from 'react';
import type { PickedDoctor } from './seen-doctors.ts';

// A list is on the screen before what it shows is remembered.
const seenDoctors = () => import('./seen-doctors.ts');

/** `pick` must be stable: it tells what of a row is remembered. */
export function useRememberDoctors<Row>(rows: readonly Row[] | undefined, pick: (row: Row) => PickedDoctor): void {
  useEffect(() => {
    if (rows === undefined) return;
    void seenDoctors()
      .then(({ rememberDoctors }) => rememberDoctors(rows.map(pick)))
      .catch(() => undefined);
  }, [rows, pick]);
}

/** Found in this browser; empty while `keyword` is undefined, which says that the server is asked instead. */
export function useSeenDoctors(keyword: string | undefined): readonly PickedDoctor[] {
  const [found, setFound] = useState<readonly PickedDoctor[]>([]);
  useEffect(() => {
    let gone = false;
    const read = async (): Promise<void> => {
      const seen = keyword === undefined ? [] : await (await seenDoctors()).findSeen(keyword);
      if (!gone) setFound(seen);
    };
    void read();
    return () => {
      gone = true;
    };
  }, [keyword]);
  return found;
}
