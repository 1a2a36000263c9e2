// Searching the audit trail, and the history of a record and of a field (specification 3; reliability 27).
import { z } from 'zod';
import { Id, coreErrors, endpoint } from '../core/index.ts';
import { auditErrors as errors } from './audit.errors.ts';
import {
  AuditCount,
  AuditDetail,
  AuditFilter,
  AuditKind,
  AuditPage,
  AuditQuery,
  AuditState,
  FieldHistory,
  FieldParams,
  HistoryQuery,
  RecordHistory,
  RecordParams,
  Restore,
  Restored,
} from './audit.schema.ts';

const read = { permission: 'admin:audit:read' } as const;

export const auditEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/audit',
    summary: { zh: '审计记录，新的在前', en: 'The audit trail, newest first' },
    access: read,
    query: AuditQuery,
    output: AuditPage,
    errors: [],
  }),
  count: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/audit/count',
    summary: { zh: '符合条件的审计记录数', en: 'How many entries match' },
    access: read,
    query: AuditFilter,
    output: AuditCount,
    errors: [],
  }),
  listKinds: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/audit/kinds',
    summary: { zh: '受审计的记录类型及字段', en: 'Kinds of audited records and their fields' },
    access: read,
    output: z.array(AuditKind),
    errors: [],
  }),
  findState: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/audit/state',
    summary: { zh: '审计链状态', en: 'State of the chain' },
    access: read,
    output: AuditState,
    errors: [],
  }),
  find: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/admin/audit/entries/{id}',
    summary: { zh: '查看一条审计记录', en: 'Read one entry' },
    access: read,
    params: z.strictObject({ id: Id }),
    output: AuditDetail,
    errors: [errors.entryNotFound],
  }),
  listRecord: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/history/{kind}/{recordId}',
    summary: { zh: '一条记录的修改历史', en: 'History of a record' },
    access: 'session',
    params: RecordParams,
    query: HistoryQuery,
    output: RecordHistory,
    errors: [errors.recordNotFound],
  }),
  listField: endpoint({
    method: 'GET',
    path: '/API-SYSTEM/history/{kind}/{recordId}/{field}',
    summary: { zh: '一个字段的修改历史', en: 'History of a field' },
    access: 'session',
    params: FieldParams,
    output: FieldHistory,
    errors: [errors.recordNotFound],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/API-SYSTEM/history/{kind}/{recordId}/{field}/restore',
    summary: { zh: '恢复字段的旧值', en: 'Give a field a former value' },
    access: 'session',
    params: FieldParams,
    body: { encoding: 'json', schema: Restore },
    output: Restored,
    errors: [
      errors.recordNotFound,
      errors.entryNotFound,
      errors.changedMeanwhile,
      errors.notRestorable,
      errors.sameValue,
      coreErrors.forbidden,
    ],
  }),
};
