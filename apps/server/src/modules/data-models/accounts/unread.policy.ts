// What an upload leaves as it is: fields of an account that the writer does not read plainly, as the form does (specification 6).
import type { ModelId } from '@yijian/contract/data-models';
import { ruleOf, type SessionUser } from '../../../platform/auth/index.ts';

const kept = { maskedPhone: 'user.phone', email: 'user.email', workId: 'user.workId' } as const;

/** Prepared fields that stay as they are, because the writer does not read them plainly. */
export function unreadFields(user: SessionUser, model: ModelId): string[] {
  if (model !== 'users') return [];
  return Object.entries(kept)
    .filter(([, field]) => ruleOf(user, field) !== 'READ')
    .map(([key]) => key);
}
