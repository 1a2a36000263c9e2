// A saved view is opened: the views of the list are asked for, then the list under the filters and the order the view holds.
import { atMost, type Bench } from '../../figure.ts';
import { median, quantile } from '../../load/message.ts';
import { timeCalls } from '../../stage/http.ts';
import { listCalls } from '../../stage/lists.ts';
import type { Stage } from '../../stage/stage.ts';

const LIST = 'ALL_CUSTOMER';
const COLLEAGUES = 200;
const VIEWS_EACH = 20;
const ROUNDS = 3;

export const savedViews: Bench = {
  name: 'saved-views',
  async run(stage) {
    const product = await stage.startProduct();
    try {
      await plant(stage);
      const login = await stage.loginOf('ALL');
      const lists = (await listCalls(stage.sql, undefined)).map(({ call }) => call);
      const views = lists.map(() => ({
        method: 'GET' as const,
        path: `/prod-api/doctor/get/all/search/param?list=${LIST}`,
      }));
      await timeCalls(stage, product.port, login, [...views.slice(0, 20), ...lists.slice(0, 20)]);
      const opened: number[] = [];
      const picked: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const asked = await timeCalls(stage, product.port, login, views);
        const answered = await timeCalls(stage, product.port, login, lists);
        picked.push(...asked);
        opened.push(...asked.map((milliseconds, at) => milliseconds + answered[at]!));
      }
      return [
        {
          name: 'a saved view opened, p95',
          figure: quantile(
            opened.toSorted((a, b) => a - b),
            0.95,
          ),
          unit: 'ms',
          limit: atMost(100),
          note: `median ${median(opened).toFixed(1)} ms, of it the views ${median(picked).toFixed(1)} ms; ${COLLEAGUES * VIEWS_EACH} views in the enterprise`,
        },
      ];
    } finally {
      await stage.sql`delete from saved_searches where name like 'bench %'`;
      await product.stop();
    }
  },
};

/** Views of many colleagues: one of five for all to see, one of five for the team. */
async function plant({ sql }: Stage): Promise<void> {
  await sql`delete from saved_searches where name like 'bench %'`;
  await sql`
    insert into saved_searches (user_id, list, name, parameters, sharing, organization_id)
    select u.id, ${LIST}, 'bench ' || n, jsonb_build_object('tier', array['A', 'B'], 'hospitalLevel', array['3A'], 'sort', 'lastVisitAt,desc'),
      case n % 5 when 0 then 'ENTERPRISE' when 1 then 'TEAM' else 'PRIVATE' end, case n % 5 when 1 then u.organization_id end
    from (select id, organization_id from users where enterprise_id = app.enterprise_id() order by id limit ${COLLEAGUES}) u, generate_series(1, ${VIEWS_EACH}) n`;
}
