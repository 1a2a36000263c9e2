// Which pages the users of the demo opened in the last quarter, reported as the product's own heartbeat reports them.
import { recordUsage } from '../../../../apps/server/src/modules/sessions/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { actAs, findActor } from '../acting.ts';
import { addDays, momentOf } from '../days.ts';
import { isHoliday } from '../holidays.ts';

const DAYS = 90;

/** Pages with how often they are opened, of twenty. */
const pages = [
  ['/dashboard', '工作台', 6],
  ['/customer/doctorTeamManager/myCustomer', '我的客户', 4],
  ['/customer/visitTeamManager/myVisit', '我的拜访', 3],
  ['/customer/businessRecord', '医生详情', 3],
  ['/task/index/today', '今日任务', 2],
  ['/meeting/apply/submitted', '我的会议', 1],
  ['/content/contentCenter', '内容中心', 1],
] as const;
const often = pages.flatMap(([path, title, times]) => Array.from({ length: times }, () => ({ path, title })));

interface Desk {
  readonly enterpriseId: string;
  readonly today: string;
}

export async function storePageViews(tx: Transaction, { enterpriseId, today }: Desk): Promise<void> {
  const users = await tx<{ id: string }[]>`
    select u.id::text from users u where u.enterprise_id = app.enterprise_id() and u.user_type = 'STAFF' and u.is_enabled order by u.id`;
  const isWorkday = (day: string): boolean => !isHoliday(day) && new Date(day).getUTCDay() % 6 !== 0;
  const days = Array.from({ length: DAYS }, (_, place) => place + 1).filter((ago) => isWorkday(addDays(today, -ago)));
  for (const [place, { id }] of users.entries()) {
    // One in eleven never came, one in nine has not come for a month.
    if (place % 11 === 10) continue;
    const own = place % 9 === 8 ? days.filter((ago) => ago > 30) : days;
    const opened = own.flatMap((ago) =>
      Array.from({ length: 1 + ((place + ago) % 4) }, (_, time) => ({
        ...often[(place * 7 + ago * 3 + time * 5) % often.length]!,
        seconds: 20 + ((place * 31 + ago * 17 + time * 53) % 240),
        at: momentOf(addDays(today, -ago), 9 * 60 + ((place * 13 + ago * 7 + time * 97) % 480)),
      })),
    );
    const user = await findActor(tx, { id });
    const context = actAs(tx, { enterpriseId, user, when: new Date(momentOf(today, 0)) });
    const views = opened.map(({ path, title, seconds }) => ({ path, title, seconds }));
    await recordUsage({ ...context, isTracking: true }, { pages: views });
    // The heartbeat writes the present; these were opened before, in the order they were reported.
    await tx`
      update usage_events e set at = x.at
      from (select e.id, row_number() over (order by e.id) as place from usage_events e where e.user_id = ${id}) n
      join unnest(${opened.map((page) => new Date(page.at).toISOString())}::timestamptz[]) with ordinality as x (at, place) on x.place = n.place
      where e.enterprise_id = app.enterprise_id() and e.id = n.id`;
  }
}
