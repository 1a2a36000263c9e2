// Fields that tell where a record comes from, and whether it is still kept.
import type { RecordFields } from './record-field.schema.ts';

export const upkeepFields = {
  isEnabled: { zh: '启用', en: 'Enabled', column: 'is_enabled' },
  archivedAt: { zh: '归档时间', en: 'Archived', column: 'archived_at' },
  archivedBy: { zh: '归档人', en: 'Archived by', column: 'archived_by', refers: 'users' },
  archiveReason: { zh: '归档原因', en: 'Reason of the archive', column: 'archive_reason' },
  archiveNote: { zh: '归档说明', en: 'Note of the archive', column: 'archive_note' },
  creationNote: { zh: '新建理由', en: 'Why it was created', column: 'creation_note' },
  source: { zh: '来源', en: 'Source', column: 'source' },
  importBatchId: { zh: '导入批次', en: 'Import', column: 'import_batch_id', refers: 'import_batches' },
  createdBy: { zh: '创建人', en: 'Created by', column: 'created_by', refers: 'users' },
} as const satisfies RecordFields;
