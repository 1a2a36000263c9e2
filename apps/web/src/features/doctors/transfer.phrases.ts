// Words of passing doctors to a colleague.
import { definePhrases } from '../../lib/i18n/index.ts';

export const { usePhrases: useTransferPhrases } = definePhrases('doctors-transfer', {
  title: { zh: '转交 {count} 位医生', en: 'Transfer {count, doctor|doctors}' },
  failed: { zh: '未能读取负责人', en: 'Who looks after them could not be read' },
  nobody: {
    zh: '选中的医生都不由您或您的团队负责，没有可转交的',
    en: 'Neither you nor your teams look after any of these doctors, so there is nothing to transfer',
  },
  from: { zh: '从谁转出', en: 'From' },
  self: { zh: '我', en: 'me' },
  owner: { zh: '{name}（{count} 位）', en: '{name} ({count})' },
  others: {
    zh: '其中 {rest} 位不由所选负责人负责，保持不变',
    en: '{rest} of them are not looked after by that person and stay as they are',
  },
  to: { zh: '转给', en: 'To' },
  reason: { zh: '原因', en: 'Reason' },
  note: {
    zh: '对方会收到通知；一天内可以撤销，之后有变化的保持不变',
    en: 'The colleague is told. It can be undone within a day; what has changed since stays',
  },
  begin: { zh: '转交 {count} 位', en: 'Transfer {count}' },
  cancel: { zh: '取消', en: 'Cancel' },
  progress: { zh: '{done} / {total} 位', en: '{done} of {total, doctor|doctors}' },
  'state.RUNNING': { zh: '正在转交', en: 'Under way' },
  'state.DONE': { zh: '已转交', en: 'Transferred' },
  'state.UNDONE': { zh: '已撤销', en: 'Undone' },
  'state.FAILED': { zh: '未完成', en: 'Not finished' },
  kept: { zh: '{count} 位之后有变化，保持不变', en: '{count} have changed since and stay' },
  undo: { zh: '撤销', en: 'Undo' },
});
