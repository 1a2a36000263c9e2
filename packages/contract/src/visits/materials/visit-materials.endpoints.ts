// The call that offers what may be shown in a visit.
import { z } from 'zod';
import { endpoint } from '../../core/index.ts';
import { Showable, ShowableQuery } from './visit-materials.schema.ts';

export const visitMaterialEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/v2/visit/materials',
    summary: { zh: '拜访当日可展示的资料', en: 'What may be shown in a visit on a day' },
    access: { permission: 'customer:visits:write' },
    query: ShowableQuery,
    output: z.array(Showable).describe('At most 200'),
    errors: [],
  }),
};
