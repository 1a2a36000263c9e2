// The calls by which meetings leave the product: their list, evidence packs and inspections.
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { exportFields, exportFiles, exportLimits } from '../exports/index.ts';
import { MeetingInspection } from './meeting-detail.schema.ts';
import { meetingErrors as errors } from './meetings.errors.ts';
import { MeetingFilter } from './meetings.schema.ts';
import { InspectionDraft, PackQuery } from './pack.schema.ts';

const confirm = { permission: 'meeting:meetings:confirm' } as const;
const params = z.strictObject({ id: Id });

export const packEndpoints = {
  exportList: endpoint({
    method: 'GET',
    path: '/API-MEET-TOOLS/meeting/export',
    summary: { zh: '按当前筛选导出会议', en: 'Export the meetings that match' },
    access: { permission: 'meeting:meetings:export' },
    query: MeetingFilter.extend(exportFields),
    output: exportFiles,
    errors: [...exportLimits],
    effect: 'job',
  }),
  exportPack: endpoint({
    method: 'GET',
    path: '/API-MEET-TOOLS/meeting/pack/{id}',
    summary: { zh: '导出会议证据包', en: 'Export the evidence pack of a meeting' },
    access: { permission: 'meeting:meetings:export' },
    params,
    query: PackQuery,
    output: { file: ['application/zip'] },
    errors: [errors.notFound, ...exportLimits],
    effect: 'job',
  }),
  takePack: endpoint({
    method: 'GET',
    path: '/API-MEET-TOOLS/meeting/inspections/{id}/pack',
    summary: {
      zh: '稽查人员导出会议证据包',
      en: 'Take the evidence pack of a meeting that is open to one for an inspection',
    },
    // The open inspection is the right.
    access: 'session',
    params,
    query: PackQuery,
    output: { file: ['application/zip'] },
    errors: [errors.notFound, ...exportLimits],
    effect: 'job',
  }),
  openInspection: endpoint({
    method: 'POST',
    path: '/API-MEET-TOOLS/meeting/inspections/{id}',
    summary: { zh: '开放会议给稽查人员查看', en: 'Open a meeting to an inspector for a time' },
    access: confirm,
    params,
    body: { encoding: 'json', schema: InspectionDraft },
    output: z.array(MeetingInspection),
    errors: [errors.notFound, errors.notHeld],
  }),
  closeInspection: endpoint({
    method: 'POST',
    path: '/API-MEET-TOOLS/meeting/inspections/{id}/{inspectionId}/close',
    summary: { zh: '提前结束稽查查看', en: 'Close a meeting to an inspector' },
    access: confirm,
    params: z.strictObject({ id: Id, inspectionId: Id }),
    output: z.array(MeetingInspection),
    errors: [errors.notFound, errors.inspectionNotFound],
  }),
};
