// Words of waivers of cancellation fees.
import { definePhrases } from '../../lib/i18n/index.ts';

export const { usePhrases: useWaiverPhrases } = definePhrases('meeting-payments-waivers', {
  waive: { zh: '免除取消费', en: 'Waive a cancellation fee' },
  speaker: { zh: '讲者', en: 'Speaker' },
  owed: { zh: '{name}（应付 {fee}）', en: '{name} ({fee} owed)' },
  by: { zh: '谁提出免除', en: 'Who does without it' },
  'by.SPEAKER': { zh: '讲者本人放弃', en: 'The speaker' },
  'by.OFFICE': { zh: '会议办公室免除', en: 'The office' },
  reason: { zh: '原因及讲者如何告知', en: 'Why, and how the speaker said so' },
  done: { zh: '取消费已免除，预算已退回', en: 'The fee is waived; the budget has its money back' },
});
