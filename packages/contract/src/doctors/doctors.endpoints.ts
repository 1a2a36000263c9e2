// The calls of the doctors (specification 7.5).
import { z } from 'zod';
import { Id, endpoint, paged } from '../core/index.ts';
import { doctorErrors } from './doctors.errors.ts';
import { Doctor, DoctorChoice, DoctorCountQuery, DoctorListQuery, DoctorSearch } from './doctors.schema.ts';

const read = { permission: 'customer:doctors:read' } as const;

export const doctorEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/doctor/find/page',
    summary: { zh: '客户列表：我的关注、我的客户、全部客户', en: 'Customer lists: my follows, my customers, all customers' },
    access: read,
    query: DoctorListQuery,
    output: paged(Doctor),
    errors: [doctorErrors.listMismatch],
  }),
  count: endpoint({
    method: 'GET',
    path: '/doctor/find/count',
    summary: { zh: '符合筛选的客户数', en: 'How many doctors match' },
    access: read,
    query: DoctorCountQuery,
    output: z.object({ totalElements: z.int().min(0) }),
    errors: [],
  }),
  search: endpoint({
    method: 'POST',
    path: '/doctor/search',
    summary: { zh: '按姓名、拼音、首字母找医生', en: 'Find doctors by name, pinyin or initials' },
    access: read,
    body: { encoding: 'form', schema: DoctorSearch },
    output: z.array(DoctorChoice),
    errors: [],
    effect: 'read',
  }),
  focus: endpoint({
    method: 'POST',
    path: '/doctor/focus',
    summary: { zh: '关注或取消关注医生', en: 'Follow a doctor or stop following' },
    access: { permission: 'customer:doctors:focus' },
    body: {
      encoding: 'form',
      schema: z.strictObject({
        doctorId: Id,
        focus: z.boolean().optional().describe('The state wanted; without it the star toggles'),
      }),
    },
    output: z.object({ doctorId: Id, attention: z.boolean() }),
    errors: [doctorErrors.notFound],
  }),
};
