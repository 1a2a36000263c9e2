// Papers whose author bears the name of several doctors: they wait in the bench with both suggested.
import { confidenceOf, homonymWeight, weights } from '../../../../apps/server/src/modules/publications/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { addDays, momentOf } from '../days.ts';
import { random } from '../random.ts';
import { paperText, specialityOf } from './paper-texts.ts';

interface Twins {
  readonly pinyin: string;
  readonly name: string;
  readonly doctors: readonly { readonly id: string; readonly direction: string; readonly university: boolean }[];
}

const NAMES = 14;

export async function storeHomonyms(
  tx: Transaction,
  { today, importId, realm }: { today: string; importId: string; realm: string },
): Promise<void> {
  const twins = await tx<Twins[]>`
    select d.pinyin, min(d.en_name) as name, json_agg(json_build_object('id', d.id::text, 'direction', d.professional_direction) order by d.tier, d.id) as doctors
    from doctors d where d.enterprise_id = app.enterprise_id() and d.is_enabled and d.en_name <> ''
    group by d.pinyin having count(*) between 2 and 4 order by count(*) desc, d.pinyin limit ${NAMES}`;
  const randomly = random(realm, 'homonyms');
  const at = new Date(momentOf(addDays(today, -9), 562));
  for (const { name, doctors } of twins) {
    const speciality = specialityOf(doctors[0]!.direction);
    for (let count = randomly.between(1, 3); count > 0; count -= 1) {
      const { title, periodical, topics } = paperText(randomly, speciality);
      const key = title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
      const suggested = doctors.map(({ id, direction }) =>
        suggestionOf(id, specialityOf(direction).key === speciality.key, doctors.length, speciality.key),
      );
      await tx`
        with author as (
          insert into scholars (source_key, name, name_key, institution, country_code, topics)
          values (${`demo:H${key.slice(0, 60)}`}, ${name}, ${name.toLowerCase().split(' ').toSorted().join(' ')}, 'China Medical Collaboration Group', 'CN', ${topics as string[]})
          on conflict (enterprise_id, source_key) do update set updated_at = now() returning id),
        work as (
          insert into publications (title, title_key, type, periodical, year, cited_count, topics, author_count, source, source_updated_at, import_id)
          values (${title}, ${key}, 'journal-article', ${periodical}, ${Number(today.slice(0, 4)) - randomly.between(0, 5)}, ${randomly.between(0, 40)}, ${topics as string[]}, 1, 'DEMO', ${at}, ${importId})
          returning id),
        wrote as (
          insert into authorships (publication_id, position, scholar_id, person_id, name, institutions, country_codes)
          select work.id, 1, author.id, author.id, ${name}, array['China Medical Collaboration Group'], array['CN'] from work, author returning publication_id)
        insert into authorship_matches (publication_id, position, doctor_id, state, confidence, evidence, created_at)
        select work.id, 1, x.id, 'SUGGESTED', x.confidence, x.evidence, ${at}
        from work, jsonb_to_recordset(${JSON.stringify(suggested)}::text::jsonb) as x(id bigint, confidence double precision, evidence jsonb)`;
    }
  }
}

function suggestionOf(id: string, isOwnField: boolean, homonyms: number, field: string) {
  const evidence = [
    { feature: 'field', value: field, weight: isOwnField ? weights.field.OWN : weights.field.WIDE },
    { feature: 'name', value: 'FULL', weight: weights.name.FULL },
    { feature: 'place', value: 'PROVINCE', weight: weights.place.PROVINCE },
  ];
  const score = evidence.reduce<number>((sum, { weight }) => sum + weight, weights.start);
  const all = Array.from({ length: homonyms }, () => score);
  const others = { feature: 'homonyms', value: String(homonyms), weight: homonymWeight(score, all) };
  return { id, confidence: Math.max(0.36, confidenceOf(score, all)), evidence: [...evidence, others] };
}
