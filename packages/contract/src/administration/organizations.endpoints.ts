// Organisations: the tree and its changes (specification 3; R8.4).
import { z } from 'zod';
import { endpoint } from '../core/index.ts';
import { administrationErrors as errors } from './administration.errors.ts';
import { ById, DeleteTree, Deleted, Saved } from './administration.schema.ts';
import { ChangedOrganization, NewOrganization, Organization } from './organizations.schema.ts';

const read = { permission: 'admin:organizations:read' } as const;
const write = { permission: 'admin:organizations:write' } as const;

export const organizationAdminEndpoints = {
  listOrganizations: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/organizations',
    summary: { zh: '全部组织', en: 'Every organization, parents before children' },
    access: read,
    output: z.array(Organization),
    errors: [],
  }),
  findOrganization: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/organizations/{id}',
    summary: { zh: '查看一个组织', en: 'Read one organization' },
    access: read,
    params: ById,
    output: Organization,
    errors: [errors.organizationNotFound],
  }),
  addOrganization: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/admin/organizations',
    summary: { zh: '新建组织', en: 'Add an organization' },
    access: write,
    body: { encoding: 'json', schema: NewOrganization },
    output: Saved,
    errors: [errors.codeTaken, errors.parentUnknown, errors.leaderUnknown],
  }),
  changeOrganization: endpoint({
    method: 'PUT',
    path: '/API-SYSTEM/admin/organizations/{id}',
    summary: { zh: '修改或移动组织', en: 'Change or move an organization' },
    access: write,
    params: ById,
    body: { encoding: 'json', schema: ChangedOrganization },
    output: Saved,
    errors: [
      errors.organizationNotFound,
      errors.changedMeanwhile,
      errors.codeTaken,
      errors.parentUnknown,
      errors.leaderUnknown,
      errors.regionsUnknown,
      errors.underItself,
    ],
  }),
  deleteOrganization: endpoint({
    method: 'DELETE',
    path: '/API-SYSTEM/admin/organizations/{id}',
    summary: { zh: '删除组织及其下级', en: 'Delete an organization and those below it' },
    access: write,
    params: ById,
    query: DeleteTree,
    output: Deleted,
    errors: [errors.organizationNotFound, errors.hasBelow, errors.organizationInUse, errors.organizationReferred],
  }),
};
