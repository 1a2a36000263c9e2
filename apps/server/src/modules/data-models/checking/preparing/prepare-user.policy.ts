// A row of users: the organisation and the roles behind their codes, the number behind its mask.
import { maskOf, plainOf } from '../../../../platform/secrets/index.ts';
import type { CheckedRow, Fault } from '../../batches/rows.sql.ts';
import { faultOf, partsOf, short, type Value } from '../cells.policy.ts';
import { findCode, type CodeBook } from '../codes.policy.ts';

/** As many roles as the form takes. */
const MOST_ROLES = 50;

export function describeUser(
  cells: CheckedRow['cells'],
  { organizations, roles }: { organizations: CodeBook; roles: CodeBook },
  values: Record<string, Value>,
  faults: Fault[],
): void {
  const { login, phone } = values;
  if (typeof login === 'string') values['key'] = login;
  if (cells['organization']) {
    const id = findCode(organizations, cells['organization']);
    if (id === undefined) faults.push(faultOf('organization', 'unknownOrganization', short(cells['organization'])));
    else values['organizationId'] = id;
  }
  if (cells['roles']) readRoles(cells['roles'], roles, values, faults);
  if (typeof phone === 'string') values['maskedPhone'] = maskOf('PHONE', plainOf('PHONE', phone));
  // The whole number is sealed beside the row.
  delete values['phone'];
}

function readRoles(text: string, roles: CodeBook, values: Record<string, Value>, faults: Fault[]): void {
  const parts = partsOf(text);
  const unknown = parts.filter((part) => findCode(roles, part) === undefined);
  faults.push(...unknown.map((part) => faultOf('roles', 'unknownRole', short(part))));
  const ids = new Set(parts.flatMap((part) => findCode(roles, part) ?? []));
  if (ids.size === 0 && unknown.length === 0) faults.push(faultOf('roles', 'required'));
  if (ids.size > MOST_ROLES) faults.push(faultOf('roles', 'tooLong', String(MOST_ROLES)));
  // With a code that is not known it is not known which roles are meant.
  if (unknown.length === 0 && ids.size > 0) values['roleIds'] = [...ids];
}
