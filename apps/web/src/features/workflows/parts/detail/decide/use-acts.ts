// The calls behind the further decisions, under one name each.
import {
  useAddSigners,
  useCopy,
  useDelegate,
  useRemoveSigner,
  useReturn,
  useTransfer,
} from '../../../workflows.api.ts';

export type ActKind = 'return' | 'transfer' | 'delegate' | 'addSigner' | 'removeSigner' | 'copy';
export interface ActInput {
  readonly nodeId: string;
  readonly people: string[];
  readonly place: 'BEFORE' | 'AFTER';
  readonly comment: string;
}

export function useActs(instanceId: string, taskId: string) {
  const calls = {
    return: useReturn(),
    transfer: useTransfer(),
    delegate: useDelegate(),
    addSigner: useAddSigners(),
    removeSigner: useRemoveSigner(),
    copy: useCopy(),
  };
  const params = { id: taskId };
  const run = async (kind: ActKind, { nodeId, people, place, comment }: ActInput): Promise<void> => {
    const userId = people[0] ?? '';
    switch (kind) {
      case 'return':
        await calls.return.mutateAsync({ params, body: { nodeId, comment } });
        break;
      case 'transfer':
        await calls.transfer.mutateAsync({ params, body: { userId, comment } });
        break;
      case 'delegate':
        await calls.delegate.mutateAsync({ params, body: { userId, comment } });
        break;
      case 'addSigner':
        await calls.addSigner.mutateAsync({ params, body: { place, userIds: people, comment } });
        break;
      case 'removeSigner':
        await calls.removeSigner.mutateAsync({ params, body: { reason: comment } });
        break;
      case 'copy':
        await calls.copy.mutateAsync({ params: { id: instanceId }, body: { userIds: people, reason: comment } });
    }
  };
  return { run, isPending: Object.values(calls).some((call) => call.isPending) };
}
