// Where the people and visits behind a number stand.
import type { DoctorFilter } from '@yijian/contract/doctors';
import type { Whose } from '../dashboards.api.ts';

const visits = { own: 'myVisit', team: 'teamVisit' } as const;
const doctors = { own: 'focusCustomer', team: 'allCustomer' } as const;

type Asked = Readonly<Record<string, string | readonly string[] | undefined>>;

const withQuery = (path: string, asked: Asked): string => {
  const pairs = Object.entries(asked).flatMap(([name, value = []]) =>
    [value].flat().map((one) => [name, one] as [string, string]),
  );
  return pairs.length === 0 ? path : `${path}?${String(new URLSearchParams(pairs))}`;
};

export const visitsPath = (whose: Whose, asked: Asked): string =>
  withQuery(`/customer/visitTeamManager/${visits[whose]}`, asked);

export const doctorsPath = (whose: Whose, filter: DoctorFilter = {}, sort?: string): string =>
  withQuery(`/customer/doctorTeamManager/${doctors[whose]}`, { ...(filter as Asked), sort });

/** Members whose visits a list can be narrowed to by its address. */
const MOST_MEMBERS = 200;

/** Visits of those of the team whom a figure counts; of the whole team where these are more than an address holds. */
export function teamVisitsPath(members: readonly { readonly userId: string }[], asked: Asked): string {
  const userId = members.length > MOST_MEMBERS ? undefined : members.map((one) => one.userId);
  return visitsPath('team', { ...asked, userId });
}

/** The one place to decide (specification 2.3, task/todo). */
export const decisionsPath = '/taskManager/task/todo';

/** Requests to verify in the caller's range that stand in one of the states. */
export const waitingRequestsPath = (state: readonly string[]): string =>
  withQuery('/customer/doctorDataValidation', { box: 'all', state });
