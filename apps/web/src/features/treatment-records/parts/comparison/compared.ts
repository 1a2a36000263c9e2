// Which portraits an address compares, so that a comparison is a link to pass on.
import { AgeBand, FEWEST_COMPARED, MOST_COMPARED, type PersonaQuery } from '@yijian/contract/treatment-records';

export const personaId = ({ indication, line, ageBand }: PersonaQuery): string => `${indication}.${line}.${ageBand}`;

export function comparisonPath(ids: readonly string[]): string {
  const search = new URLSearchParams(ids.map((id) => ['persona', id]));
  return `/userInsights/PatientPortraitDetail?${search.toString()}`;
}

/** Null where the address does not name two to four different portraits. */
export function comparedIn(search: URLSearchParams): PersonaQuery[] | null {
  const ids = [...new Set(search.getAll('persona'))];
  const personas = ids.flatMap((id) => {
    const [, indication, line, band] = /^(.{1,40})\.([1-5])\.([A-Z0-9_]+)$/.exec(id) ?? [];
    const ageBand = AgeBand.safeParse(band);
    return indication === undefined || !ageBand.success
      ? []
      : [{ indication, line: Number(line), ageBand: ageBand.data }];
  });
  const isWhole = personas.length === ids.length && ids.length >= FEWEST_COMPARED && ids.length <= MOST_COMPARED;
  return isWhole ? personas : null;
}
