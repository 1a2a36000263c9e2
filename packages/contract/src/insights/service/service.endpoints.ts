// The setting of the opinion service of the enterprise.
import { endpoint } from '../../core/index.ts';
import { insightErrors as errors } from '../insights.errors.ts';
import { ChangedOpinionService, OpinionService } from './service.schema.ts';

const access = { permission: 'admin:enterprise:write' } as const;

export const opinionServiceEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/insight/service',
    summary: { zh: '外部舆情服务', en: 'Opinion service outside the product' },
    access,
    output: OpinionService,
    errors: [],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/insight/service',
    summary: { zh: '设置外部舆情服务', en: 'Set the opinion service' },
    access,
    body: { encoding: 'json', schema: ChangedOpinionService },
    output: OpinionService,
    errors: [errors.badService],
  }),
};
