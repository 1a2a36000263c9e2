// The calls that keep the drugs that posts are searched for.
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { DrugChange, DrugDraft, DrugEntry, DrugKept } from './drugs.schema.ts';
import { insightErrors as errors } from './insights.errors.ts';

const access = { permission: 'userInsights:insights:write' } as const;
const wrong = [errors.drugTaken, errors.unknownIndication] as const;

export const opinionDrugEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/insight/drug/list',
    summary: { zh: '观点药品词典', en: 'Drugs that posts are searched for' },
    access,
    output: z.array(DrugEntry),
    errors: [],
  }),
  add: endpoint({
    method: 'POST',
    path: '/insight/drug/add',
    summary: { zh: '新增观点药品', en: 'Add a drug' },
    access,
    body: { encoding: 'json', schema: DrugDraft },
    output: DrugKept,
    errors: wrong,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/insight/drug/update/{id}',
    summary: { zh: '修改观点药品', en: 'Change a drug' },
    access,
    params: z.strictObject({ id: Id }),
    body: { encoding: 'json', schema: DrugChange },
    output: DrugKept,
    errors: [...wrong, errors.drugNotFound, errors.drugChanged],
  }),
};
