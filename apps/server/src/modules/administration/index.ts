// Side door of the administration console: its records and how they are changed, refusals beside a field.
export { refuseField, requireHeld } from './administration.policy.ts';
export { changeMenu, findMenu } from './menus/menus.service.ts';
export { changeOrganization, findOrganization } from './organizations/organizations.service.ts';
export { changeRole, findRole } from './roles/roles.service.ts';
export { selectRolePermissions } from './roles/roles.sql.ts';
export { guardAdministrators, listRolesBeyond } from './users/bulk-accounts.service.ts';
export { findAccount } from './users/accounts-list.service.ts';
export { changeAccount } from './users/accounts.service.ts';
