// What the lines that refer to a doctor are called, where a merge tells how many of them it moves (product 3.2).
import { kindOf } from '../../audit/index.ts';

/** Tables that stand in no trail, and so have no words there. */
const unaudited: Readonly<Record<string, Record<'zh' | 'en', string>>> = {
  interactions: { zh: '互动记录', en: 'Interactions' },
  scholars: { zh: '学者身份', en: 'Scholars' },
  kol_facts: { zh: '影响力分项', en: 'Points of influence' },
  kol_careers: { zh: '影响力累计', en: 'Sums of influence' },
  meeting_agenda: { zh: '会议日程', en: 'Meeting agenda' },
  hospital_product_log: { zh: '进院与采购记录', en: 'Steps of products at hospitals' },
  clue_scores: { zh: '线索得分', en: 'Clue scores' },
  doctor_scores: { zh: '列表得分', en: 'Scores in lists' },
  doctor_portal_codes: { zh: '医生登录验证码', en: 'Sign-in codes of doctors' },
  doctor_portal_sessions: { zh: '医生登录会话', en: 'Sessions of doctors' },
  doctor_portal_wrong_codes: { zh: '错误签到码', en: 'Wrong meeting codes' },
  insight_mentions: { zh: '观点标注', en: 'Tags of posts' },
  send_recipients: { zh: '内容发送对象', en: 'Recipients of sends' },
  funnel_holdout_people: { zh: '对照试验的医生', en: 'Doctors of hold-outs' },
  kol_topics: { zh: '研究主题', en: 'Research topics' },
};

export const nameOfLines = (table: string, language: 'zh' | 'en'): string =>
  unaudited[table]?.[language] ?? kindOf(table)[language === 'zh' ? 'name' : 'enName'];
