// The enterprise by the domain of the page (specification 7.1).
import { z } from 'zod';
import { endpoint } from '../core/index.ts';
import { Enterprise, EnterpriseQuery } from './enterprises.schema.ts';

export const enterpriseEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/enterprise/find',
    summary: { zh: '按页面域名查找企业', en: 'Find the enterprise by the domain of the page' },
    access: 'gateway',
    query: EnterpriseQuery,
    output: z.array(Enterprise),
    errors: [],
  }),
};
