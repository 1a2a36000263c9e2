// The calls that plan work for many doctors: begun by the rooms of the tasks and visits, followed, stopped and undone here (product 3.2).
import { z } from 'zod';
import { Id, endpoint } from '../../core/index.ts';
import { doctorErrors } from '../doctors.errors.ts';
import { doctorWorkErrors as errors } from '../doctor-work.errors.ts';
import { DoctorWork, RefusedDoctor, TaskWork, VisitWork } from './doctor-work.schema.ts';

const read = { permission: 'customer:doctors:read' } as const;
const params = z.strictObject({ id: Id });
const begins = [doctorErrors.notFound, errors.workTooMany, errors.workNobody] as const;

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
    summary: { zh: '批量安排的进度', en: 'How far planned work is' },
    access: read,
    params,
    output: DoctorWork,
    errors: [errors.workNotFound],
  }),
  listRefused: endpoint({
    method: 'GET',
    path: '/doctor/work/{id}/refused',
    summary: { zh: '批量安排中未能安排的医生及原因', en: 'Doctors for whom nothing was planned, and why' },
    access: read,
    params,
    output: z.array(RefusedDoctor),
    errors: [errors.workNotFound],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/doctor/work/{id}/cancel',
    summary: { zh: '停止批量安排', en: 'Stop planning' },
    access: read,
    params,
    output: DoctorWork,
    errors: [errors.workNotFound, errors.workState],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/doctor/work/{id}/undo',
    summary: { zh: '撤销批量安排', en: 'Undo planned work' },
    access: read,
    params,
    output: DoctorWork,
    errors: [errors.workNotFound, errors.workState],
  }),
};
