// Settings of the own enterprise in the console (specification 3, 7.5 enterprise).
import { endpoint } from '../core/index.ts';
import { enterpriseErrors as errors } from './enterprises.errors.ts';
import { ChangedSettings, Connection, ConnectionTrial, EnterpriseSettings, LogoFile } from './settings.schema.ts';

const read = { permission: 'admin:enterprise:read' } as const;
const write = { permission: 'admin:enterprise:write' } as const;
const base = '/API-SYSTEM/admin/enterprise';

export const enterpriseAdminEndpoints = {
  findSettings: endpoint({
    method: 'GET',
    path: base,
    summary: { zh: '企业设置', en: 'Settings of the own enterprise' },
    access: read,
    output: EnterpriseSettings,
    errors: [],
  }),
  changeSettings: endpoint({
    method: 'PUT',
    path: base,
    summary: { zh: '修改企业设置', en: 'Change the settings' },
    access: write,
    body: { encoding: 'json', schema: ChangedSettings },
    output: EnterpriseSettings,
    errors: [
      errors.changedMeanwhile,
      errors.badDomain,
      errors.domainTaken,
      errors.ownDomain,
      errors.realmTaken,
      errors.badAddress,
      errors.siteMissing,
      errors.chatIncomplete,
      errors.confirmNeeded,
      errors.connectionFailed,
    ],
  }),
  testConnection: endpoint({
    method: 'POST',
    effect: 'read',
    path: `${base}/connection`,
    summary: { zh: '测试认证地址', en: 'Test a sign-in address' },
    access: write,
    body: { encoding: 'json', schema: ConnectionTrial },
    output: Connection,
    errors: [],
  }),
  keepLogo: endpoint({
    method: 'POST',
    path: `${base}/logo`,
    summary: { zh: '更换企业标志', en: 'Give the enterprise a logo' },
    access: write,
    body: { encoding: 'multipart', schema: LogoFile, limit: 128 * 1024 },
    output: EnterpriseSettings,
    errors: [errors.badLogo],
  }),
  deleteLogo: endpoint({
    method: 'DELETE',
    path: `${base}/logo`,
    summary: { zh: '移除企业标志', en: 'Take the logo away' },
    access: write,
    output: EnterpriseSettings,
    errors: [],
  }),
};
