// What a step told people is put behind the bell afterwards, so that no step waits for it.
import { notify } from '../notifications/index.ts';
import type { Context } from '../../platform/http/index.ts';
import type { Notice } from './engine/state.policy.ts';

export async function sendNotices(
  context: Context,
  told: { readonly instanceId: string; readonly notices: readonly Notice[] },
): Promise<void> {
  const path = `/taskManager/process-instance/detail?id=${told.instanceId}`;
  for (const { userId, kind, title } of told.notices) await notify(context, { userId, kind, title, path });
}
