// What shows notices is read again as soon as one arrives.
import { useEffect, useRef } from 'react';
import { useNotices } from '../../../lib/socket/index.ts';

export function useFollowSocket(refetch: () => unknown): void {
  const newest = useNotices((state) => state.notices.at(-1)?.id);
  const known = useRef(newest);
  useEffect(() => {
    if (newest === known.current) return;
    known.current = newest;
    void refetch();
  }, [newest, refetch]);
}
