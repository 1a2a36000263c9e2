// What a community is called: its main topic in both languages; where two would be called alike, the city tells them apart.
import type { CommunityWords } from './graph.sql.ts';
import { topicIn } from './topic-words.policy.ts';

/** Topics that say nothing, as nearly every work has them. */
const EMPTY = new Set([
  'Medicine',
  'Internal medicine',
  'Surgery',
  'Biology',
  'Humans',
  'Male',
  'Female',
  'Adult',
  'Middle Aged',
  'Aged',
  'Animals',
  'Meta-analysis',
  'Psychology',
  'Pathology',
  'Computer science',
  '医学',
  '内科学',
  'Systematic review',
  'CINAHL',
  'PsycINFO',
  'MEDLINE',
  'Cochrane Library',
]);

export interface CommunityName {
  readonly community: number;
  readonly name: string;
  readonly enName: string;
}

export function nameCommunities(words: readonly CommunityWords[]): CommunityName[] {
  const named = words.map((one) => ({ one, ...mainOf(one) }));
  const uses = new Map<string, number>();
  for (const { name } of named) uses.set(name, (uses.get(name) ?? 0) + 1);
  const taken = new Set<string>();
  return named.map(({ one, name, enName }) => {
    const apart = [
      [name, enName],
      ...(one.city === null
        ? []
        : [[`${name} · ${one.city.replace(/市$/, '')}`, `${enName} · ${one.enCity ?? one.city}`]]),
      ...one.topics
        .filter((topic) => !EMPTY.has(topic))
        .map((topic) => [`${name} · ${topicIn('zh', topic)}`, `${enName} · ${topicIn('en', topic)}`]),
      [`${name} · ${one.hub}`, `${enName} · ${one.hub}`],
      [`${name} ${one.community + 1}`, `${enName} ${one.community + 1}`],
    ] as [string, string][];
    const free = apart.filter(([text]) => !taken.has(text));
    // Of several with the same topic even the first carries its city.
    const [chosen, en] = ((uses.get(name) ?? 0) > 1 && free[0]?.[0] === name ? (free[1] ?? free[0]) : free[0]) ?? [
      name,
      enName,
    ];
    taken.add(chosen);
    return { community: one.community, name: chosen, enName: en };
  });
}

function mainOf({ topics, department, enDepartment, hub }: CommunityWords): { name: string; enName: string } {
  const topic = topics.find((one) => !EMPTY.has(one));
  if (topic !== undefined) return { name: topicIn('zh', topic), enName: topicIn('en', topic) };
  return { name: department ?? hub, enName: enDepartment ?? department ?? hub };
}
