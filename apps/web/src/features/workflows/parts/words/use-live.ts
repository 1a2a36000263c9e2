// A notice about a process makes what stands on the page old: it is asked again (specification 4, chat socket).
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshCalls } from '../../../../lib/api/index.ts';
import { useNotices } from '../../../../lib/socket/index.ts';
import { moved } from '../../workflows.api.ts';

export function useLive(): void {
  const client = useQueryClient();
  const newest = useNotices((state) => state.notices.findLast(({ kind }) => kind.startsWith('workflows.'))?.id);
  const seen = useRef(newest);
  useEffect(() => {
    if (newest === seen.current) return;
    seen.current = newest;
    for (const call of moved) void refreshCalls(client, call);
  }, [client, newest]);
}
