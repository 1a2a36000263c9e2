// Fields of clues.
import type { RecordFields } from '../record-field.schema.ts';

export const clueFields = {
  set: { zh: '规则集', en: 'Rule set', column: 'set_id' },
  product: { zh: '产品', en: 'Product', column: 'product_id', refers: 'products' },
  doctor: { zh: '医生', en: 'Doctor', column: 'doctor_id', refers: 'doctors' },
  state: { zh: '状态', en: 'Status', column: 'state' },
  owner: { zh: '负责人', en: 'Owner', column: 'owner_id', refers: 'users' },
  due: { zh: '跟进期限', en: 'Due', column: 'due_at' },
  note: { zh: '说明', en: 'Note', column: 'note' },
  openedAt: { zh: '产生时间', en: 'Opened', column: 'opened_at' },
  endedAt: { zh: '结束时间', en: 'Ended', column: 'ended_at' },
} as const satisfies RecordFields;
