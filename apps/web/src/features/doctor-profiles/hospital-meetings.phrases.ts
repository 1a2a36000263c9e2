// Words of the meetings of a hospital's doctors.
import { definePhrases } from '../../lib/i18n/index.ts';

export const { usePhrases: useHospitalMeetingPhrases } = definePhrases('doctor-profiles-hospital', {
  contacts: { zh: '拜访与会议', en: 'Visits and meetings' },
  meetings: { zh: '会议与直播', en: 'Meetings and live' },
  note: { zh: '仅统计您查看范围内、实际参加的医生', en: 'Doctors in your range who took part' },
  held: { zh: '会议', en: 'Meetings' },
  content: { zh: '内容', en: 'Content' },
  medical: { zh: '医学会议', en: 'Medical meeting' },
  failed: { zh: '未能加载会议', en: 'The meetings could not be loaded' },
  none: {
    zh: '这家医院的医生还没有参加过会议或直播',
    en: 'No doctor of this hospital came to a meeting or live session yet',
  },
  doctors: { zh: '{count} 位医生参加：', en: 'Doctors who took part ({count}): ' },
  all: { zh: '显示全部', en: 'Show all' },
  more: { zh: '等', en: 'and others' },
  open: { zh: '打开{name}的档案', en: 'Open the record of {name}' },
});
