// The calls that work on many doctors: tagged here, tasks and visits begun by their rooms; followed, stopped and undone here (product 3.2).
import { z } from 'zod';
import { Id, coreErrors, endpoint } from '../../core/index.ts';
import { tagErrors } from '../../tags/index.ts';
import { doctorErrors } from '../doctors.errors.ts';
import { doctorWorkErrors as errors } from '../doctor-work.errors.ts';
import { DoctorWork, RefusedDoctor, TagWork, TaskWork, VisitWork } from './doctor-work.schema.ts';

const read = { permission: 'customer:doctors:read' } as const;
const params = z.strictObject({ id: Id });
const begins = [doctorErrors.notFound, errors.workTooMany, errors.workNobody] as const;

export const doctorTagWorkEndpoints = {
  begin: endpoint({
    method: 'POST',
    path: '/doctor/work/tags',
    summary: { zh: '批量打标签或去标签（后台执行）', en: 'Tag many doctors or take tags off them, in the background' },
    access: { permission: 'customer:tags:write' },
    body: { encoding: 'json', schema: TagWork },
    output: DoctorWork,
    errors: [...begins, tagErrors.notFound, tagErrors.disabled, coreErrors.fieldReadOnly],
  }),
};

export const doctorTaskWorkEndpoints = {
  begin: endpoint({
    method: 'POST',
    path: '/doctor/work/tasks',
    summary: { zh: '为多位医生创建任务（后台执行）', en: 'Create a task for each of many doctors, in the background' },
    access: { permission: 'task:tasks:write' },
    body: { encoding: 'json', schema: TaskWork },
    output: DoctorWork,
    errors: [...begins, errors.workColleague],
  }),
};

export const doctorVisitWorkEndpoints = {
  begin: endpoint({
    method: 'POST',
    path: '/doctor/work/visits',
    summary: { zh: '为多位医生计划拜访（后台执行）', en: 'Plan a visit to each of many doctors, in the background' },
    access: { permission: 'customer:visits:write' },
    body: { encoding: 'json', schema: VisitWork },
    output: DoctorWork,
    errors: [...begins, errors.workPast],
  }),
};

export const doctorWorkEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/doctor/work/{id}',
    summary: { zh: '批量操作的进度', en: 'How far a bulk act is' },
    access: read,
    params,
    output: DoctorWork,
    errors: [errors.workNotFound],
  }),
  listRefused: endpoint({
    method: 'GET',
    path: '/doctor/work/{id}/refused',
    summary: { zh: '批量操作中未能安排的医生及原因', en: 'Doctors for whom nothing was planned, and why' },
    access: read,
    params,
    output: z.array(RefusedDoctor),
    errors: [errors.workNotFound],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/doctor/work/{id}/cancel',
    summary: { zh: '停止批量操作', en: 'Stop a bulk act' },
    access: read,
    params,
    output: DoctorWork,
    errors: [errors.workNotFound, errors.workState],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/doctor/work/{id}/undo',
    summary: { zh: '撤销批量操作', en: 'Undo a bulk act' },
    access: read,
    params,
    output: DoctorWork,
    errors: [errors.workNotFound, errors.workState],
  }),
};
