// What a send is about, as the other statements of sends join it.
import type { SendSubject } from '@yijian/contract/sends';
import { titled, type Fragment, type Sql } from '../../../platform/db/index.ts';

/** One of the two is null. */
export interface Subject {
  readonly articleId: string | null;
  readonly meetingId: string | null;
}

export const subjectOf = ({ kind, id }: Pick<SendSubject, 'kind' | 'id'>): Subject =>
  kind === 'ARTICLE' ? { articleId: id, meetingId: null } : { articleId: null, meetingId: id };

/** Joined to `s` (sends) as `a`: kind, id, title, en_title and audience of its article or meeting. */
export const subjectJoin = (sql: Sql): Fragment => sql`join lateral (
    select 'ARTICLE' as kind, x.id, x.title, x.en_title, x.audience from articles x where x.enterprise_id = s.enterprise_id and x.id = s.article_id
    union all
    select 'MEETING', m.id, m.title, '', m.purpose from meetings m where m.enterprise_id = s.enterprise_id and m.id = s.meeting_id) a on true`;

/** The column of `subjectJoin` that a SendSubject is read from. */
export const namedSubject = (sql: Sql, language: 'zh' | 'en'): Fragment =>
  sql`json_build_object('kind', a.kind, 'id', a.id::text, 'name', ${titled(sql, language, 'a')}) as subject`;
