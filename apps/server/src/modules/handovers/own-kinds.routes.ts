// The kinds of the rooms before this one: organisations a user leads, roles that nobody else holds.
import { requireHeld, selectRolePermissions } from '../administration/index.ts';
import { replaceUserRoles } from '../users/index.ts';
import type { Context } from '../../platform/http/index.ts';
import type { HandoverDoor, MovedRow, Returned, Taken } from './handover-doors.sql.ts';
import {
  selectLed,
  selectRoleIds,
  selectSoleRoles,
  selectStillHolds,
  updateLeader,
  updateLeaderBack,
} from './own-kinds.sql.ts';

const organizations: HandoverDoor = {
  kind: 'organizations',
  byRegion: false,
  count: async ({ sql }, userId) => [{ code: null, count: (await selectLed(sql, userId)).length }],
  sample: async ({ sql }, userId, limit) => (await selectLed(sql, userId)).slice(0, limit),
  move: ({ sql }, taken) => updateLeader(sql, taken),
  giveBack: ({ sql }, returned) => updateLeaderBack(sql, returned),
};

/** The giver keeps a role until someone takes it away: it is given to the receiver besides. */
const roles: HandoverDoor = {
  kind: 'roles',
  byRegion: false,
  count: async ({ sql }, userId) => [{ code: null, count: (await selectSoleRoles(sql, userId)).length }],
  sample: async ({ sql }, userId, limit) => (await selectSoleRoles(sql, userId)).slice(0, limit),
  require: async ({ sql, user }, userId) =>
    requireHeld(user, await selectRolePermissions(sql, await selectRoleIds(sql, userId))),
  move: giveRoles,
  giveBack: takeRolesBack,
};

async function giveRoles({ sql }: Context, { from, to }: Taken): Promise<MovedRow[]> {
  const given = (await selectSoleRoles(sql, from)).map(({ id }) => id);
  const held = await selectRoleIds(sql, to);
  const missing = given.filter((id) => !held.includes(id));
  if (missing.length === 0) return [];
  await replaceUserRoles(sql, to, [...held, ...missing]);
  return missing.map((rowId) => ({ rowId, before: {} }));
}

async function takeRolesBack({ sql }: Context, { from, rows }: Returned): Promise<number> {
  let count = 0;
  for (const { rowId, to } of rows) {
    const held = await selectRoleIds(sql, to);
    const rest = held.filter((id) => id !== rowId);
    // Somebody must go on holding it, and nobody is left without any role.
    if (rest.length === held.length || rest.length === 0 || !(await selectStillHolds(sql, from, rowId))) continue;
    await replaceUserRoles(sql, to, rest);
    count += 1;
  }
  return count;
}

export const ownKinds: readonly HandoverDoor[] = [organizations, roles];
