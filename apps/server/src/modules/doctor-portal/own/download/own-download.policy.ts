// The sheets of a doctor's own data, and words for what stands in them as codes.
import { type Bilingual, joined } from '@yijian/contract/core';
import type { SurveyAnswer, SurveyQuestion } from '@yijian/contract/meetings';

interface Head extends Bilingual {
  /** In characters. */
  readonly width: number;
}
const head = (zh: string, en: string, width: number): Head => ({ zh, en, width });

export const heads = {
  DATA: {
    name: { zh: '资料', en: 'Data' },
    columns: [
      head('姓名', 'Name', 14),
      head('医院', 'Hospital', 30),
      head('科室', 'Department', 16),
      head('职称', 'Title', 16),
      head('手机', 'Mobile', 16),
      head('执业证号', 'Licence', 22),
    ],
  },
  REQUESTS: {
    name: { zh: '申请', en: 'Requests' },
    columns: [
      head('类型', 'Kind', 14),
      head('状态', 'Status', 14),
      head('时间', 'Time', 18),
      head('说明', 'Reason', 40),
    ],
  },
  CONSENTS: {
    name: { zh: '授权', en: 'Consents' },
    columns: [
      head('用途', 'Purpose', 20),
      head('渠道', 'Channel', 14),
      head('状态', 'Status', 14),
      head('时间', 'Time', 18),
      head('文本', 'Text', 60),
    ],
  },
  MEETINGS: {
    name: { zh: '参会', en: 'Meetings' },
    columns: [
      head('会议', 'Meeting', 40),
      head('开始', 'Start', 18),
      head('签到', 'Signed in', 18),
      head('签退', 'Signed out', 18),
    ],
  },
  PAYMENTS: {
    name: { zh: '付款', en: 'Payments' },
    columns: [
      head('编号', 'Number', 18),
      head('会议', 'Meeting', 40),
      head('税前（元）', 'Gross (CNY)', 14),
      head('税额（元）', 'Tax (CNY)', 14),
      head('实付（元）', 'Net (CNY)', 14),
      head('状态', 'Status', 14),
      head('付款时间', 'Paid', 18),
    ],
  },
  CONTENT: {
    name: { zh: '收到的内容', en: 'Content' },
    columns: [
      head('标题', 'Title', 40),
      head('渠道', 'Channel', 14),
      head('发送', 'Sent', 18),
      head('打开', 'Opened', 18),
      head('读完', 'Read', 18),
      head('播放视频', 'Video begun', 18),
      head('看过', 'Watched', 10),
    ],
  },
  QUESTIONS: {
    name: { zh: '提问', en: 'Questions' },
    columns: [head('文章', 'Article', 40), head('问题', 'Question', 60), head('时间', 'Time', 18)],
  },
  SURVEYS: {
    name: { zh: '问卷', en: 'Surveys' },
    columns: [
      head('会议', 'Meeting', 40),
      head('问题', 'Question', 40),
      head('回答', 'Answer', 40),
      head('时间', 'Time', 18),
    ],
  },
} as const satisfies Record<string, { readonly name: Bilingual; readonly columns: readonly Head[] }>;
export type HeadedSheet = keyof typeof heads;

const words: Readonly<Record<string, Bilingual>> = {
  MAIL: { zh: '邮件', en: 'E-mail' },
  SMS: { zh: '短信', en: 'SMS' },
  WECOM: { zh: '企业微信', en: 'Enterprise chat' },
  LIVE: { zh: '直播', en: 'Live session' },
  GRANTED: { zh: '已同意', en: 'Agreed' },
  REFUSED: { zh: '未同意', en: 'Refused' },
  WITHDRAWN: { zh: '已撤回', en: 'Withdrawn' },
  EXPIRED: { zh: '已到期', en: 'Expired' },
  APPROVED: { zh: '待付款', en: 'Approved' },
  PAYING: { zh: '付款中', en: 'Being paid' },
  PAID: { zh: '已付款', en: 'Paid' },
  PAY_FAILED: { zh: '付款失败，处理中', en: 'Failed, being redone' },
  CORRECTION: { zh: '更正', en: 'Correction' },
  REGISTRATION: { zh: '注册', en: 'Registration' },
  REQUEST_OPEN: { zh: '处理中', en: 'Open' },
  REQUEST_ACCEPTED: { zh: '已采纳', en: 'Accepted' },
  REQUEST_REFUSED: { zh: '未采纳', en: 'Refused' },
  CONTENT: { zh: '接收学术内容', en: 'Content' },
  MEETING: { zh: '会议邀请', en: 'Meetings' },
  SURVEY: { zh: '问卷调研', en: 'Surveys' },
  PAYMENT: { zh: '劳务付款', en: 'Payments' },
  REQUESTED: { zh: '已询问', en: 'Asked' },
};

/** The code itself where there is no word for it. */
export const wordOf = (code: string, language: 'zh' | 'en'): string => words[code]?.[language] ?? code;

/** A question in the own language, where it was written in both. */
export const askedIn = ({ text, enText }: SurveyQuestion, language: 'zh' | 'en'): string =>
  language === 'en' && enText !== '' ? enText : text;

/** An answer as it was given: points, the options that were chosen, or words. */
export function answerOf(
  { options }: Pick<SurveyQuestion, 'options'>,
  answer: SurveyAnswer | undefined,
  language: 'zh' | 'en',
): string {
  if (answer?.rating !== undefined) return String(answer.rating);
  const chosen = joined(
    (answer?.chosen ?? []).map((at) => options[at] ?? ''),
    language,
  );
  return chosen === '' ? (answer?.text ?? '') : chosen;
}
