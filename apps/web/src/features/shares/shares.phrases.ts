// Words of sharing a record.
import { definePhrases } from '../../lib/i18n/index.ts';

export const { usePhrases: useSharePhrases } = definePhrases('shares', {
  share: { zh: '共享', en: 'Share' },
  shareRecord: { zh: '共享 {name}', en: 'Share {name}' },
  with: { zh: '共享给', en: 'Share with' },
  until: { zh: '截止日期', en: 'Last day' },
  note: { zh: '附言', en: 'Note' },
  send: { zh: '共享', en: 'Share' },
  sent: { zh: '已共享，同事会收到通知', en: 'Shared; your colleagues are told' },
  current: { zh: '正在共享', en: 'Shared with' },
  nobody: { zh: '还没有共享给任何同事', en: 'Not shared with anyone yet' },
  by: { zh: '{name} 共享，至 {day}', en: 'by {name}, until {day}' },
  withdraw: { zh: '撤回', en: 'Withdraw' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
  notYours: {
    zh: '只有可以修改这条记录的人，或其负责人的上级，才能共享。',
    en: 'Only who may change this record, or a manager of who looks after it, shares it.',
  },
  readOnly: {
    zh: '同事只能查看：不能修改、导出、查看完整号码，也不能再共享。',
    en: 'Your colleagues can look: no change, no export, no whole number, no passing on.',
  },
});
