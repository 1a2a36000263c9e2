// The colleague whose visits are asked about: the caller, or a member of the team for whoever sees teams.
import { visitErrors } from '@yijian/contract/visits';
import { isAllowed } from '../../../platform/auth/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectMember, type Member } from './visit-members.sql.ts';

/** Throws visits.memberOutside for anyone who is neither the caller nor in the caller's team. */
export async function requireMember(context: Context, userId: string | undefined): Promise<Member> {
  const { user, sql } = context;
  if (userId === undefined || userId === user.id) return { id: user.id, organizationId: user.organizationId ?? null };
  const member = isAllowed(user, 'customer:visits:team') ? await selectMember(sql, user, userId) : undefined;
  if (member === undefined) throw fail(visitErrors.memberOutside);
  return member;
}
