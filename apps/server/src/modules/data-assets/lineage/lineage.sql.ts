// What feeds the assets: uploads by model and runs of jobs.
import type { AssetUpload } from '@yijian/contract/data-assets';
import { named, namedUser, type Sql } from '../../../platform/db/index.ts';

export interface ModelUploads {
  readonly model: string;
  readonly batches: number;
  readonly lastAt: Date | null;
}

/** Committed uploads of each model. */
export async function selectModelUploads(sql: Sql, models: readonly string[]): Promise<ModelUploads[]> {
  return sql<ModelUploads[]>`
    select model, count(*)::int as batches, max(committed_at) as "lastAt" from import_batches
    where enterprise_id = app.enterprise_id() and model = any(${models as string[]}::text[]) and state = 'DONE' group by model`;
}

export interface LastRun {
  readonly name: string;
  readonly lastAt: Date;
  readonly hasFailed: boolean;
}

export async function selectLastRuns(sql: Sql, names: readonly string[]): Promise<LastRun[]> {
  return sql<LastRun[]>`
    select distinct on (name) name, started_at as "lastAt", error is not null as "hasFailed" from job_runs
    where enterprise_id = app.enterprise_id() and name = any(${names as string[]}::text[]) order by name, started_at desc, id desc`;
}

type UploadRow = Omit<AssetUpload, 'at'> & { readonly at: Date };

/** The newest five of the models named. */
export async function selectNewestUploads(
  sql: Sql,
  models: readonly string[],
  language: 'zh' | 'en',
): Promise<UploadRow[]> {
  return sql<UploadRow[]>`
    select b.id::text as id, b.model, b.file_name as "fileName", b.state, b.row_count as rows,
      ${namedUser(sql, language, 'u')} as "userName", b.created_at as at
    from import_batches b join users u on u.enterprise_id = b.enterprise_id and u.id = b.user_id
    where b.enterprise_id = app.enterprise_id() and b.model = any(${models as string[]}::text[])
    order by b.id desc limit 5`;
}

/** Names of pages by path, in the order asked. */
export async function selectScreens(
  sql: Sql,
  paths: readonly string[],
  language: 'zh' | 'en',
): Promise<{ path: string; name: string }[]> {
  return sql<{ path: string; name: string }[]>`
    select w.path, ${named(sql, language, 'm')} as name from unnest(${paths as string[]}::text[]) with ordinality as w (path, place)
    join menus m on m.enterprise_id = app.enterprise_id() and m.path = w.path and m.type <> 'BUTTON' order by w.place`;
}
