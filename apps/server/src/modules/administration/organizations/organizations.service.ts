// Organisations: added, changed, moved, deleted with everything below (specification 3; R8.4).
import {
  administrationErrors as errors,
  type ChangedOrganization,
  type DeleteTree,
  type Deleted,
  type NewOrganization,
  type Organization,
  type Saved,
} from '@yijian/contract/administration';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { refuseField, requireVersion } from '../administration.policy.ts';
import {
  countUsersIn,
  deleteOrganizations,
  insertOrganization,
  lockTree,
  selectIsCodeTaken,
  selectIsUser,
  selectOrganizations,
  selectSubtree,
  selectUnknownRegions,
  updateGrades,
  updateOrganization,
} from './organizations.sql.ts';

export async function listOrganizations(context: Context): Promise<Organization[]> {
  return selectOrganizations(context.sql, context.language);
}

export async function findOrganization(context: Context, id: string): Promise<Organization> {
  const [found] = await selectOrganizations(context.sql, context.language, id);
  if (found === undefined) throw fail(errors.organizationNotFound);
  return found;
}

export async function addOrganization(context: Context, input: NewOrganization): Promise<Saved> {
  await lockTree(context.sql);
  await requireKnown(context, input, null);
  return insertOrganization(context.sql, {
    ...input,
    grade: input.grade ?? (await gradeBelow(context, input.parentId)),
  });
}

export async function changeOrganization(
  context: Context,
  { id, version, ...input }: ChangedOrganization & { id: string },
): Promise<Saved> {
  await lockTree(context.sql);
  const before = await findOrganization(context, id);
  requireVersion(before.version, version);
  await requireKnown(context, input, id);
  const subtree = await selectSubtree(context.sql, id);
  if (input.parentId !== null && subtree.includes(input.parentId))
    throw refuseField(context, errors.underItself, { field: 'parentId' });
  const moved = await gradeBelow(context, input.parentId);
  const grade = input.grade ?? (input.parentId === before.parentId ? before.grade : moved);
  const below = subtree.filter((one) => one !== id);
  if (grade !== before.grade && below.length > 0) await updateGrades(context.sql, below, grade - before.grade);
  return updateOrganization(context.sql, id, { ...input, grade });
}

export async function deleteOrganization(
  context: Context,
  { id, withBelow }: DeleteTree & { id: string },
): Promise<Deleted> {
  await lockTree(context.sql);
  await findOrganization(context, id);
  const subtree = await selectSubtree(context.sql, id);
  const count = await countUsersIn(context.sql, subtree);
  if (count > 0) throw fail(errors.organizationInUse, { count });
  if (subtree.length > 1 && !withBelow) throw fail(errors.hasBelow, { count: subtree.length - 1 });
  try {
    return { deleted: await deleteOrganizations(context.sql, subtree) };
  } catch (error) {
    // Roles and business records hold on to an organisation by foreign key.
    if ((error as { code?: string }).code === '23503') throw fail(errors.organizationReferred);
    throw error;
  }
}

async function requireKnown(context: Context, input: NewOrganization, except: string | null): Promise<void> {
  const { code, leaderId } = input;
  if (await selectIsCodeTaken(context.sql, code, except))
    throw refuseField(context, errors.codeTaken, { field: 'code', values: { code } });
  if (leaderId !== null && !(await selectIsUser(context.sql, leaderId)))
    throw refuseField(context, errors.leaderUnknown, { field: 'leaderId' });
  const unknown = await selectUnknownRegions(context.sql, input.regionCodes);
  if (unknown.length > 0)
    throw refuseField(context, errors.regionsUnknown, {
      field: 'regionCodes',
      values: { codes: unknown.slice(0, 5).join(', ') },
    });
}

async function gradeBelow(context: Context, parentId: string | null): Promise<number> {
  if (parentId === null) return 1;
  const [parent] = await selectOrganizations(context.sql, context.language, parentId);
  if (parent === undefined) throw refuseField(context, errors.parentUnknown, { field: 'parentId' });
  return parent.grade + 1;
}
