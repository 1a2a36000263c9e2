// Sending of content: how often a doctor is contacted, when nothing goes out, what counts as read (product 3.9, feature 6).
import { figure, sources, type RuleSeed } from '../rule-seed.schema.ts';

const { house } = sources;

export const sendRules: readonly RuleSeed[] = [
  {
    code: 'C1',
    zh: '触达频次',
    en: 'Contact budget',
    scenario: 'SEND',
    room: 'NOW',
    isHard: true,
    wholeEnterprise: true,
    message: '每位医生 {sends.contactDays} 天内最多触达 {sends.contacts} 次，拜访、消息与会议邀请合计',
    enMessage:
      'A doctor has at most {sends.contacts} contacts in {sends.contactDays} days, visits, messages and invitations together',
    source: house,
    figures: [
      figure('sends.contacts', ['触达次数', 'Contacts'], 'TIMES', [1, 8, 100]),
      figure('sends.contactDays', ['统计天数', 'Within days'], 'DAYS', [1, 30, 90]),
    ],
  },
  {
    code: 'C2',
    zh: '静默时段',
    en: 'Quiet hours',
    scenario: 'SEND',
    room: 'NOW',
    isHard: true,
    wholeEnterprise: true,
    message: '{sends.quietFrom} 点至次日 {sends.quietTo} 点不发送消息',
    enMessage: 'No message goes out from {sends.quietFrom} o’clock to {sends.quietTo} o’clock',
    source: house,
    figures: [
      figure('sends.quietFrom', ['开始', 'From'], 'CLOCK_HOURS', [0, 21, 24]),
      figure('sends.quietTo', ['结束', 'To'], 'CLOCK_HOURS', [0, 8, 24]),
    ],
  },
  {
    code: 'C3',
    zh: '读完标准',
    en: 'What counts as read',
    scenario: 'SEND',
    room: 'NOW',
    isHard: false,
    wholeEnterprise: true,
    message: '读到 {sends.readPercent}% 且停留 {sends.readSeconds} 秒计为读完',
    enMessage: 'Read means {sends.readPercent} % of the text and {sends.readSeconds} seconds',
    source: house,
    figures: [
      figure('sends.readPercent', ['阅读比例', 'Share of the text'], 'PERCENT', [10, 80, 100], 'FLOOR'),
      figure('sends.readSeconds', ['停留时间', 'Time on the page'], 'SECONDS', [1, 10, 600], 'FLOOR'),
    ],
  },
  {
    code: 'C4',
    zh: '消息汇总邮件',
    en: 'Daily mail of notices',
    scenario: 'SEND',
    room: 'NOW',
    isHard: false,
    wholeEnterprise: true,
    message: '每天 {notifications.digestHour} 点后向选择了邮件的同事发送一封未读消息汇总',
    enMessage:
      'After {notifications.digestHour} o’clock each day, colleagues who chose mail get one with their unread notices',
    source: house,
    figures: [figure('notifications.digestHour', ['发送时间', 'Goes out at'], 'CLOCK_HOURS', [0, 8, 23])],
  },
  {
    code: 'C5',
    zh: '再次发送',
    en: 'Sending again',
    scenario: 'SEND',
    room: 'NOW',
    isHard: true,
    wholeEnterprise: true,
    message: '收到文章满 {sends.resendDays} 天仍未打开的医生，可再次发送一次；尚未发出即取消的不计',
    enMessage:
      'Doctors who have had an article for {sends.resendDays} days and not opened it may be sent it once more; one that is cancelled before anything goes out does not count',
    source: house,
    figures: [figure('sends.resendDays', ['间隔天数', 'Days between'], 'DAYS', [1, 3, 60], 'FLOOR')],
  },
];
