// Sends an act to the call it belongs to.
import { useCloseTasks, useCompleteTask, useRefuseTask, useReopenTask, useShiftTasks } from '../../tasks.api.ts';

export type Act = 'complete' | 'close' | 'shift' | 'refuse' | 'reopen';

export interface Sent {
  readonly ids: readonly string[];
  readonly words: string;
  /** To whom tasks are handed over. */
  readonly receiver: string;
}

const done = {
  complete: 'wasCompleted',
  close: 'wasClosed',
  shift: 'wasShifted',
  refuse: 'wasRefused',
  reopen: 'wasReopened',
} as const satisfies Record<Act, string>;

export function useAct(act: Act) {
  const complete = useCompleteTask();
  const close = useCloseTasks();
  const shift = useShiftTasks();
  const refuse = useRefuseTask();
  const reopen = useReopenTask();
  const send = ({ ids, words: reason, receiver: toUserId }: Sent): Promise<unknown> => {
    const many = [...ids];
    const params = { id: many[0] ?? '' };
    switch (act) {
      case 'complete':
        return complete.mutateAsync({ params, body: { outcome: reason, start: true } });
      case 'close':
        return close.mutateAsync({ body: { ids: many, reason } });
      case 'shift':
        return shift.mutateAsync({ body: { ids: many, toUserId, reason } });
      case 'refuse':
        return refuse.mutateAsync({ params, body: { reason } });
      case 'reopen':
        return reopen.mutateAsync({ params, body: { reason } });
    }
  };
  const sending = [complete, close, shift, refuse, reopen].some((call) => call.isPending);
  return { send, sending, done: done[act] };
}
