// Door of the audit contract.
export { auditEndpoints } from './audit.endpoints.ts';
export { auditErrors } from './audit.errors.ts';
export {
  AuditAction,
  AuditChange,
  AuditCount,
  AuditDetail,
  AuditEntry,
  AuditFilter,
  AuditKind,
  AuditPage,
  AuditQuery,
  AuditState,
  AuditValue,
  FieldHistory,
  RecordHistory,
  Restore,
  Restored,
} from './audit.schema.ts';
