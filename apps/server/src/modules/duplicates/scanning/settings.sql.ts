// From which score on pairs are shown and merged, per enterprise.
import type { DuplicateSettings } from '@yijian/contract/duplicates';
import type { Sql } from '../../../platform/db/index.ts';

const defaults: DuplicateSettings = { askScore: 65, actScore: 95, mergesByRule: false };

export async function selectSettings(sql: Sql): Promise<DuplicateSettings> {
  const [row] = await sql<DuplicateSettings[]>`
    select ask_score as "askScore", act_score as "actScore", merges_by_rule as "mergesByRule" from duplicate_settings
    where enterprise_id = app.enterprise_id()`;
  return row ?? defaults;
}

export async function upsertSettings(sql: Sql, userId: string, settings: DuplicateSettings): Promise<void> {
  const { askScore, actScore, mergesByRule } = settings;
  await sql`
    insert into duplicate_settings (ask_score, act_score, merges_by_rule, updated_by) values (${askScore}, ${actScore}, ${mergesByRule}, ${userId})
    on conflict (enterprise_id) do update
    set ask_score = excluded.ask_score, act_score = excluded.act_score, merges_by_rule = excluded.merges_by_rule, updated_by = excluded.updated_by,
      updated_at = clock_timestamp()`;
}
