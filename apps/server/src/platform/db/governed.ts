// A governed field inside a statement: read, masked or left out, decided while the text is built (specification 3, 6).
import type { GovernedFieldName } from '@yijian/contract/core';
import type { Fragment } from './fragments.ts';
import type { Sql } from './connections.ts';
import type { Viewer } from './row-scope.ts';

/**
 * The value as this viewer may see it. `blank` stands in the place of a hidden one: an empty text unless it says otherwise.
 * No row is looked at twice, and there are as many statements as there are different rights, not as many as users.
 */
export function governed(
  sql: Sql,
  viewer: Pick<Viewer, 'fieldRules'>,
  field: GovernedFieldName,
  value: Fragment,
  blank: Fragment = sql`''`,
): Fragment {
  switch (viewer.fieldRules.get(field)) {
    case 'HIDE':
      return blank;
    case 'MASK':
      return sql`app.mask(${value})`;
    default:
      return value;
  }
}
