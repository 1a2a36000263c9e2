// What the console asks the server.
import {
  type AccountQuery,
  menuAdminEndpoints as menus,
  organizationAdminEndpoints as organizations,
  roleAdminEndpoints as roles,
  simulationEndpoints as simulations,
  userAdminEndpoints as users,
} from '@yijian/contract/administration';
import { consentEndpoints, revealEndpoints } from '@yijian/contract/privacy';
import { useCall, useWrite } from '../../lib/api/index.ts';

const quiet = { errorMessage: false } as const;

export const useOrganizations = (wanted = true) => useCall(organizations.listOrganizations, wanted ? {} : null, quiet);
export const useRoles = (wanted = true) => useCall(roles.listRoles, wanted ? {} : null, quiet);
export const useMenus = () => useCall(menus.listMenus, {}, quiet);
export const useRole = (id: string | null) => useCall(roles.findRole, id === null ? null : { params: { id } }, quiet);
export const useHolders = (id: string, page: number) =>
  useCall(roles.listHolders, { params: { id }, query: { page, size: 20 } }, quiet);
export const useAccount = (id: string | null) =>
  useCall(users.findAccount, id === null ? null : { params: { id } }, quiet);
export const useAccounts = (query: Partial<AccountQuery>) =>
  useCall(users.listAccounts, { query }, { ...quiet, keepPrevious: true });

export const useReveals = (query: { keyword?: string; page: number; size: number }) =>
  useCall(revealEndpoints.listReveals, { query }, { ...quiet, keepPrevious: true });
export const useConsentTexts = () => useCall(consentEndpoints.listTexts, {}, quiet);

const userRows = [
  users.listAccounts,
  users.findAccount,
  roles.listRoles,
  roles.listHolders,
  organizations.listOrganizations,
];
const roleRows = [roles.listRoles, roles.findRole];
const organizationRows = [organizations.listOrganizations, organizations.findOrganization, users.listAccounts];
const menuRows = [menus.listMenus, menus.findMenu, roles.findRole];

// The form shows what is wrong beside its fields, so no toast repeats it.
export const useAddAccount = () => useWrite(users.addAccount, { refreshes: userRows, ...quiet });
export const useChangeAccount = () => useWrite(users.changeAccount, { refreshes: userRows, ...quiet });
export const useResetPassword = () => useWrite(users.resetPassword, { refreshes: userRows, ...quiet });
export const useAddRole = () => useWrite(roles.addRole, { refreshes: roleRows, ...quiet });
export const useApplyStarters = () => useWrite(roles.applyStarters, { refreshes: roleRows });
export const useChangeRole = () => useWrite(roles.changeRole, { refreshes: roleRows, ...quiet });
// A reason that is asked for is asked in the drawer itself.
export const useChangeRoleMenus = () => useWrite(roles.changeRoleMenus, { refreshes: roleRows });
export const useChangeRoleFields = () => useWrite(roles.changeRoleFields, { refreshes: roleRows });
export const useStartSimulation = () => useWrite(simulations.startSimulation, quiet);
export const useAddOrganization = () =>
  useWrite(organizations.addOrganization, { refreshes: organizationRows, ...quiet });
export const useChangeOrganization = () =>
  useWrite(organizations.changeOrganization, { refreshes: organizationRows, ...quiet });
export const useAddMenu = () => useWrite(menus.addMenu, { refreshes: menuRows, ...quiet });
export const useChangeMenu = () => useWrite(menus.changeMenu, { refreshes: menuRows, ...quiet });

export const useAddConsentText = () =>
  useWrite(consentEndpoints.addText, { refreshes: [consentEndpoints.listTexts], ...quiet });
export const useDeleteAccount = () => useWrite(users.deleteAccount, { refreshes: userRows });
export const useDeleteRole = () => useWrite(roles.deleteRole, { refreshes: roleRows });
export const useDeleteOrganization = () => useWrite(organizations.deleteOrganization, { refreshes: organizationRows });
export const useDeleteMenu = () => useWrite(menus.deleteMenu, { refreshes: menuRows });
