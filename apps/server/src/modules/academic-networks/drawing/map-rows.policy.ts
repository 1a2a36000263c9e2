// What a filter leaves of the whole map, person by person: the rows of its table before they are named (specification 7.5 CenterTable; product 3.4).
import {
  lineTest,
  relationTypes,
  shownOnMap,
  type MapFilter,
  type MapTableRow,
  type NetworkMap,
} from '@yijian/contract/academic-networks';

/** Names are read when it is known whose are wanted. */
export type MapRow = Omit<MapTableRow, 'isDoctor' | 'doctorId' | 'tier' | 'isFollowed'>;

export function mapRows(map: NetworkMap, filter: MapFilter, language: 'zh' | 'en'): MapRow[] {
  const shown = shownOnMap(map, filter);
  const names = new Map(map.communities.map((one) => [one.community, language === 'zh' ? one.name : one.enName]));
  const rows = map.ids.map((id, at) => ({
    id,
    name: '',
    hospital: '',
    community: map.community[at]!,
    communityName: names.get(map.community[at]!) ?? '',
    strength: 0,
    shared: {} as MapTableRow['shared'],
    degree: 0,
    latestYear: null as number | null,
  }));
  const counts = lineTest(filter);
  let line = 0;
  for (const [edge, strength] of shown.edges.entries()) {
    const end = line + map.lines[edge]!;
    const both = [rows[map.from[edge]!]!, rows[map.to[edge]!]!];
    for (; line < end; line += 1) {
      if (strength === 0 || !counts(map.type[line]!, map.year[line]!)) continue;
      const type = relationTypes[map.type[line]!]!;
      for (const row of both) {
        row.shared[type] = (row.shared[type] ?? 0) + map.count[line]!;
        if (map.year[line]! > 0) row.latestYear = Math.max(row.latestYear ?? 0, map.year[line]!);
      }
    }
    if (strength === 0) continue;
    for (const row of both) {
      row.degree += 1;
      row.strength += strength;
    }
  }
  return rows.filter((_, at) => shown.nodes[at] === 1);
}
