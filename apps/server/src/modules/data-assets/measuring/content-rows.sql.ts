// Records of sends, publications and opinion posts, and what breaks their rules.
import type { Sql } from '../../../platform/db/index.ts';
import type { AssetRows } from './asset-rows.sql.ts';

function sendRows(sql: Sql, at: Date): AssetRows {
  return {
    from: sql`sends t`,
    lives: sql`t.state <> 'CANCELLED'`,
    createdAt: sql`t.created_at`,
    changedAt: sql`greatest(t.created_at, t.ended_at)`,
    name: sql`coalesce((select a.title from articles a where a.enterprise_id = t.enterprise_id and a.id = t.article_id),
      (select m.title from meetings m where m.enterprise_id = t.enterprise_id and m.id = t.meeting_id)) || ' · ' || to_char(t.created_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`,
    same: sql`t.article_id, t.meeting_id, t.channel, t.user_id, t.due_at`,
    broken: {
      recipients: sql`not exists (
        select from send_recipients r where r.enterprise_id = t.enterprise_id and r.send_id = t.id)`,
      range: sql`t.out_of_range > 0`,
      onTime: sql`(t.state in ('SCHEDULED', 'SENDING') and t.due_at < ${at}::timestamptz - interval '1 day')`,
    },
  };
}

function publicationRows(sql: Sql, at: Date): AssetRows {
  return {
    from: sql`publications t`,
    lives: sql`true`,
    createdAt: sql`t.created_at`,
    changedAt: sql`t.updated_at`,
    name: sql`t.title`,
    same: sql`t.title_key, t.year`,
    broken: {
      doi: sql`t.doi is null`,
      periodical: sql`t.periodical = ''`,
      authors: sql`t.author_count = 0`,
      year: sql`t.year > extract(year from ${at}::timestamptz)::int + 1`,
      reviewed: sql`coalesce(t.source_updated_at, t.updated_at) < ${at}::timestamptz - interval '365 days'`,
    },
  };
}

function postRows(sql: Sql, _at: Date): AssetRows {
  return {
    from: sql`insight_posts t`,
    lives: sql`true`,
    createdAt: sql`t.created_at`,
    changedAt: sql`t.created_at`,
    name: sql`(select d.name from doctors d where d.enterprise_id = t.enterprise_id and d.id = t.doctor_id)
      || ' · ' || to_char(t.posted_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`,
    same: sql`t.doctor_id, md5(t.body)`,
    broken: {
      title: sql`t.title = ''`,
      link: sql`t.url = ''`,
      posted: sql`t.posted_at > t.created_at`,
      url: sql`(t.url <> '' and t.url !~ '^https?://')`,
      onTime: sql`t.created_at > t.posted_at + interval '365 days'`,
    },
  };
}

export const contentRows = { sends: sendRows, publications: publicationRows, insight_posts: postRows };
