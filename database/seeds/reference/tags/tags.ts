// The tags every enterprise begins with (specification 7.5, tags).
import type { Transaction } from '../bound.ts';

type Term = readonly [name: string, enName: string];
const groups: readonly (readonly [name: string, enName: string, terms: readonly Term[]])[] = [
  [
    '学术身份',
    'Academic standing',
    [
      ['头痛学组', 'Headache group'],
      ['讲者', 'Speaker'],
      ['指南专家', 'Guideline expert'],
      ['学会常委', 'Society standing committee'],
      ['学会委员', 'Society committee'],
      ['临床研究', 'Clinical research'],
    ],
  ],
  [
    '诊疗特点',
    'Practice',
    [
      ['睡眠门诊', 'Sleep clinic'],
      ['头痛门诊', 'Headache clinic'],
      ['住培导师', 'Residency mentor'],
      ['中西结合', 'Integrated medicine'],
    ],
  ],
  [
    '互动习惯',
    'How to meet',
    [
      ['青年学者', 'Young scholar'],
      ['数字活跃', 'Digitally active'],
      ['久未拜访', 'Not seen for long'],
    ],
  ],
];

/** Only where the enterprise has no group yet: what it renamed or put out of use does not come back. */
export async function insertTags(tx: Transaction): Promise<void> {
  const [row] = await tx<{ found: boolean }[]>`
    select exists (select from tag_groups where enterprise_id = app.enterprise_id()) as found`;
  if (row!.found) return;
  for (const [sort, [name, en_name, terms]] of groups.entries()) {
    const [group] = await tx<{ id: string }[]>`
      insert into tag_groups ${tx({ name, en_name, sort })} returning id::text`;
    const rows = terms.map(([term, enTerm], place) => ({
      group_id: group!.id,
      name: term,
      en_name: enTerm,
      sort: sort * 100 + place,
    }));
    await tx`insert into tag_terms ${tx(rows)}`;
  }
}
