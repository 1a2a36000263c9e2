// What waits on everybody's desk: notices behind the bell and the saved searches of the hero.
import type { Transaction } from '../../reference/index.ts';
import { addDays, momentOf } from '../days.ts';
import { type Copied, copyRows, line } from '../load/copy.ts';
import type { Team } from '../people/team.ts';
import { random } from '../random.ts';

type Notice = readonly [kind: string, title: string, enTitle: string, body: string, enBody: string, path: string];

const toEverybody: Notice = [
  'enterprises.welcome',
  '欢迎使用医见',
  'Welcome to Yijian',
  '数据来自公开互联网，仅供内部使用，请勿截屏或外传。',
  'The data was collected from the public internet, is for internal use only and must not be screenshotted or shared.',
  '/dashboard',
];

const personal: readonly Notice[] = [
  [
    'visits.planned',
    '今日有计划拜访',
    'Visits planned for today',
    '请在拜访后 24 小时内提交记录。',
    'Please submit each visit within 24 hours.',
    '/customer/visitTeamManager/myVisit',
  ],
  [
    'doctors.overdue',
    '客户久未拜访',
    'Customers not visited for long',
    '有 A/B 级客户超过 14 天未拜访。',
    'Some tier A and B customers were not visited for over 14 days.',
    '/customer/doctorTeamManager/focusCustomer',
  ],
  [
    'hospitals.updated',
    '主数据已更新',
    'Master data updated',
    '医院等级与科室信息已完成季度更新。',
    'Hospital levels and departments have had their quarterly update.',
    '/customer/hospitalList/totalHospital',
  ],
  [
    'articles.approved',
    '新内容可发送',
    'New content to send',
    '《偏头痛规范诊疗》已通过审核。',
    '"Standard care of migraine" has been approved.',
    '/content/contentCenter',
  ],
];

export function copyNotices(tx: Transaction, team: Team, realm: string, today: string): Promise<Copied> {
  return copyRows(
    tx,
    'notices',
    ['user_id', 'kind', 'title', 'en_title', 'body', 'en_body', 'path', 'created_at', 'read_at'],
    lines(),
  );

  function* lines(): Generator<string> {
    const randomly = random(realm, 'notices');
    yield line(null, ...toEverybody, new Date(momentOf(addDays(today, -20), 540)), null);
    for (const user of team.users) {
      for (const [index, notice] of personal.entries()) {
        // Oldest first, so that ids and times run the same way.
        const at = momentOf(addDays(today, index - 5), 480 + randomly.between(0, 120));
        const isRead = index < 2 && randomly.chance(0.6);
        yield line(user.id, ...notice, new Date(at), isRead ? new Date(at + 3_600_000) : null);
      }
    }
  }
}
