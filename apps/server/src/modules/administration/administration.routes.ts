// Front door of the administration console.
import {
  menuAdminEndpoints,
  organizationAdminEndpoints,
  roleAdminEndpoints,
  simulationEndpoints,
  userAdminEndpoints,
} from '@yijian/contract/administration';
import { bind } from '../../platform/http/index.ts';
import { addMenu, changeMenu, deleteMenu, findMenu, listMenus } from './menus/menus.service.ts';
import {
  addOrganization,
  changeOrganization,
  deleteOrganization,
  findOrganization,
  listOrganizations,
} from './organizations/organizations.service.ts';
import {
  addRole,
  changeRole,
  changeRoleFields,
  changeRoleMenus,
  deleteRole,
  findRole,
  listHolders,
  listRoles,
} from './roles/roles.service.ts';
import { applyStarters } from './roles/starter-roles.service.ts';
import { endSimulation, startSimulation } from './simulation/simulation.service.ts';
import { findAccount, listAccounts } from './users/accounts-list.service.ts';
import { addAccount, changeAccount, deleteAccount, resetPassword } from './users/accounts.service.ts';

const organizationRoutes = bind('administration', organizationAdminEndpoints, {
  listOrganizations: (context) => listOrganizations(context),
  findOrganization: (context, { params }) => findOrganization(context, params.id),
  addOrganization: (context, { body }) => addOrganization(context, body),
  changeOrganization: (context, { params, body }) => changeOrganization(context, { ...params, ...body }),
  deleteOrganization: (context, { params, query }) => deleteOrganization(context, { ...params, ...query }),
});

const roleRoutes = bind('administration', roleAdminEndpoints, {
  listRoles: (context) => listRoles(context),
  findRole: (context, { params }) => findRole(context, params.id),
  listHolders: (context, { params, query }) => listHolders(context, { ...params, ...query }),
  addRole: (context, { body }) => addRole(context, body),
  applyStarters: (context, { body }) => applyStarters(context, body),
  changeRole: (context, { params, body }) => changeRole(context, { ...params, ...body }),
  changeRoleMenus: (context, { params, body }) => changeRoleMenus(context, { ...params, ...body }),
  changeRoleFields: (context, { params, body }) => changeRoleFields(context, { ...params, ...body }),
  deleteRole: (context, { params }) => deleteRole(context, params.id),
});

const userRoutes = bind('administration', userAdminEndpoints, {
  listAccounts: (context, { query }) => listAccounts(context, query),
  findAccount: (context, { params }) => findAccount(context, params.id),
  addAccount: (context, { body }) => addAccount(context, body),
  changeAccount: (context, { params, body }) => changeAccount(context, { ...params, ...body }),
  resetPassword: (context, { params, body }) => resetPassword(context, { ...params, ...body }),
  deleteAccount: (context, { params }) => deleteAccount(context, params.id),
});

const menuRoutes = bind('administration', menuAdminEndpoints, {
  listMenus: (context) => listMenus(context),
  findMenu: (context, { params }) => findMenu(context, params.id),
  addMenu: (context, { body }) => addMenu(context, body),
  changeMenu: (context, { params, body }) => changeMenu(context, { ...params, ...body }),
  deleteMenu: (context, { params, query }) => deleteMenu(context, { ...params, ...query }),
});

const simulationRoutes = bind('administration', simulationEndpoints, {
  startSimulation: (context, { params, body }) => startSimulation(context, { ...params, ...body }),
  endSimulation: (context, { body }) => endSimulation(context, body),
});

export const administrationRoutes = [
  ...organizationRoutes,
  ...roleRoutes,
  ...userRoutes,
  ...menuRoutes,
  ...simulationRoutes,
];
