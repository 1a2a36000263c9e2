// One gate for everything that is read of an instance: what is not visible answers like what does not exist.
import { workflowErrors } from '@yijian/contract/workflows';
import { isAllowed } from '../../../platform/auth/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { towerOf } from '../insights/reach.policy.ts';
import { selectIsVisible } from './visible.sql.ts';

export async function requireVisible(context: Context, id: string): Promise<void> {
  const { sql, user } = context;
  const reader = { id, userId: user.id, readsAll: isAllowed(user, 'admin:workflows:read'), tower: towerOf(user) };
  if (!(await selectIsVisible(sql, reader))) throw fail(workflowErrors.notFound);
}
