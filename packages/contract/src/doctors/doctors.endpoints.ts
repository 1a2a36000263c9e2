// The calls of the doctors (specification 7.5).
import { z } from 'zod';
import { Id, endpoint, paged } from '../core/index.ts';
import { exportFiles, exportLimits } from '../exports/index.ts';
import { doctorErrors } from './doctors.errors.ts';
import {
  DepartmentCount,
  DepartmentQuery,
  Doctor,
  DoctorRecord,
  DoctorChoice,
  DoctorCountQuery,
  DoctorExportQuery,
  DoctorListQuery,
  DoctorSearch,
  FocusBatch,
} from './doctors.schema.ts';

const read = { permission: 'customer:doctors:read' } as const;

export const doctorEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/doctor/find/page',
    summary: {
      zh: '客户列表：我的关注、我的客户、全部客户',
      en: 'Customer lists: my follows, my customers, all customers',
    },
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
  find: endpoint({
    method: 'GET',
    path: '/doctor/find/{id}',
    summary: { zh: '医生的基本信息', en: 'The basics of a doctor' },
    access: read,
    params: z.strictObject({ id: Id }),
    output: DoctorRecord,
    errors: [doctorErrors.notFound],
  }),
  findOne: endpoint({
    method: 'GET',
    path: '/doctor/get/one/{doctorId}',
    summary: { zh: '按 doctorId 查看医生的基本信息', en: 'The basics of a doctor by doctorId' },
    access: read,
    params: z.strictObject({ doctorId: Id }),
    output: DoctorRecord,
    errors: [doctorErrors.notFound],
  }),
  departments: endpoint({
    method: 'GET',
    path: '/doctor/get/department',
    summary: { zh: '客户所在的科室及人数', en: 'Departments of the customers with their numbers' },
    access: read,
    query: DepartmentQuery,
    output: z.array(DepartmentCount),
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
    alsoNamed: { doctorName: 'keyword' },
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
    alsoNamed: { attention: 'focus' },
  }),
  focusMany: endpoint({
    method: 'POST',
    path: '/doctor/focus/batch',
    summary: { zh: '批量关注或取消关注', en: 'Follow many doctors or stop following them' },
    access: { permission: 'customer:doctors:focus' },
    body: { encoding: 'json', schema: FocusBatch },
    output: z.object({ matched: z.int(), changed: z.int() }),
    errors: [doctorErrors.notFound, doctorErrors.focusTooMany],
  }),
  export: endpoint({
    method: 'GET',
    path: '/doctor/export',
    summary: { zh: '按当前筛选导出医生', en: 'Export the doctors that match' },
    access: { permission: 'customer:doctors:export' },
    query: DoctorExportQuery,
    output: exportFiles,
    errors: [...exportLimits],
    effect: 'job',
  }),
};
