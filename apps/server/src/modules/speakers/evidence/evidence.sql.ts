// Title and department of a doctor.
import type { Bilingual } from '@yijian/contract/core';
import type { SpeakerEvidence } from '@yijian/contract/speakers';
import { named, type Sql } from '../../../platform/db/index.ts';

/** A line as it is stored: what was found in both languages. */
export type StoredLine = Omit<SpeakerEvidence['lines'][number], 'found'> & { readonly found: Bilingual };
export type Weighed = Omit<SpeakerEvidence, 'lines' | 'rates'> & { readonly lines: readonly StoredLine[] };

/** What the evidence says of the tier. */
export type Proposal = Pick<Weighed, 'tier' | 'score' | 'lines'>;

export interface DoctorFacts {
  readonly name: string;
  readonly titleCode: string | null;
  readonly title: Bilingual;
  readonly departmentCode: string | null;
  readonly department: Bilingual;
}

export async function selectFacts(sql: Sql, doctorId: string, language: 'zh' | 'en'): Promise<DoctorFacts> {
  const [row] = await sql<[DoctorFacts]>`
    select ${named(sql, language, 'd')} as name, d.title_code as "titleCode", s.code as "departmentCode",
      json_build_object('zh', coalesce(t.name, ''), 'en', coalesce(nullif(t.en_name, ''), t.name, '')) as title,
      json_build_object('zh', coalesce(s.name, d.department_name), 'en', coalesce(nullif(s.en_name, ''), s.name, d.department_name)) as department
    from doctors d
    left join standard_titles t on t.code = d.title_code
    left join standard_departments s on s.code = d.department_code
    where d.enterprise_id = app.enterprise_id() and d.id = ${doctorId}`;
  return row;
}
