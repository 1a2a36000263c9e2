// Saved searches of the hero (specification 7.5, saved searches).
import type { Transaction } from '../../reference/index.ts';
import type { User } from '../people/team.ts';

const list = 'MY_CUSTOMER';

/** Names and what the doctor list is asked with. */
const searches = [
  { name: 'A/B 级久未拜访', parameters: { tier: ['A', 'B'], lastVisit: 'OVER_14', sort: 'lastVisitAt,asc' } },
  {
    name: '杭州三甲神经内科',
    parameters: { cityCode: ['330100'], hospitalLevel: ['3A'], departmentCode: ['03.03'], sort: 'lastVisitAt,desc' },
  },
];

export async function storeSavedSearches(tx: Transaction, user: User): Promise<void> {
  const rows = searches.map((search) => ({
    ...search,
    list,
    user_id: user.id,
    parameters: tx.json(search.parameters),
  }));
  await tx`insert into saved_searches ${tx(rows)}`;
}
