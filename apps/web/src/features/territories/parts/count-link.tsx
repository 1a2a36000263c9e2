// A number that opens the list it counts, narrowed to the place.
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useTerritoryPhrases } from '../territories.phrases.ts';

const lists = { doctors: '/customer/doctorTeamManager/allCustomer', hospitals: '/customer/hospitalList/totalHospital' };

export interface CountLinkProps {
  readonly count: number;
  readonly list: keyof typeof lists;
  readonly search: Readonly<Record<string, string>>;
  readonly name: string;
}

export function CountLink({ count, list, search, name }: CountLinkProps): ReactNode {
  const t = useTerritoryPhrases();
  const format = useFormat();
  if (count === 0) return format.count(0);
  return (
    <Link to={`${lists[list]}?${new URLSearchParams(search)}`} aria-label={`${name} ${t(list)} ${format.count(count)}`}>
      {format.count(count)}
    </Link>
  );
}
