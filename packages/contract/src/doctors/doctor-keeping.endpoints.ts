// The calls that add a doctor, look for one who is there already, archive and restore (specification 7.5).
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { hospitalErrors } from '../hospitals/index.ts';
import { doctorErrors } from './doctors.errors.ts';
import { LikelyDoctors, LikelyQuery } from './likeness.schema.ts';
import { DoctorKept, NewArchive, NewDoctor } from './new-doctor.schema.ts';

const write = { permission: 'customer:doctors:write' } as const;

export const doctorKeepingEndpoints = {
  findLikely: endpoint({
    method: 'POST',
    path: '/doctor/find/likely',
    summary: { zh: '查找可能已存在的医生', en: 'Find doctors who may be there already' },
    access: write,
    body: { encoding: 'form', schema: LikelyQuery },
    output: LikelyDoctors,
    errors: [],
    // Numbers that are compared are written down; the answer is not kept for a repeated key.
    effect: 'job',
  }),
  add: endpoint({
    method: 'POST',
    path: '/doctor/add',
    summary: { zh: '新建医生', en: 'Create a doctor' },
    access: write,
    body: { encoding: 'form', schema: NewDoctor },
    output: DoctorKept,
    errors: [hospitalErrors.notFound, doctorErrors.sameThere, doctorErrors.likelyThere],
    alsoNamed: { doctorName: 'name', department: 'departmentName', doctorTitle: 'titleCode', doctorSex: 'sex' },
  }),
  archive: endpoint({
    method: 'POST',
    path: '/archive/add',
    summary: { zh: '归档医生', en: 'Archive a doctor' },
    access: write,
    body: { encoding: 'form', schema: NewArchive },
    output: DoctorKept,
    errors: [doctorErrors.notFound, doctorErrors.archivedAlready],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/archive/restore/{id}',
    summary: { zh: '恢复已归档的医生', en: 'Take an archived doctor back' },
    access: write,
    params: z.strictObject({ id: Id }),
    output: DoctorKept,
    errors: [doctorErrors.notFound, doctorErrors.notArchived],
  }),
};
