// What tells the three customer lists apart (specification 2.3; R2.8).
import { coreErrors } from '@yijian/contract/core';
import { doctorErrors, type CustomerListType } from '@yijian/contract/doctors';
import { requireEditable, ruleOf, type Ruled } from '../../platform/auth/index.ts';
import { fail } from '../../platform/errors/index.ts';

/** Doctors that may be followed at once. */
export const FOCUS_ROWS = 5_000;

interface ListMarks {
  readonly allClient: boolean;
  readonly isFocus: boolean;
}

type Marks = { [K in keyof ListMarks]: boolean | undefined };

export const listMarks: Readonly<Record<CustomerListType, ListMarks>> = {
  MY_FOCUS: { allClient: true, isFocus: true },
  MY_CUSTOMER: { allClient: false, isFocus: false },
  ALL_CUSTOMER: { allClient: true, isFocus: false },
};

/** The list that the marks alone mean. */
export function listOfMarks({ allClient, isFocus }: Partial<Marks>): CustomerListType {
  if (isFocus === true) return 'MY_FOCUS';
  return allClient === true ? 'ALL_CUSTOMER' : 'MY_CUSTOMER';
}

/** Throws when a mark is given that does not belong to the list. */
export function requireListMarks(type: CustomerListType, given: Marks): void {
  for (const name of ['allClient', 'isFocus'] as const) {
    if (given[name] === undefined || given[name] === listMarks[type][name]) continue;
    throw fail(doctorErrors.listMismatch, { field: name, type }, [
      { field: `query.${name}`, message: String(listMarks[type][name]) },
    ]);
  }
}

/** Whether tags of doctors are shown to the caller. */
export const readsTags = (user: Ruled): boolean => ruleOf(user, 'doctor.tags') === 'READ';

/** Whether clue scores of doctors are shown to the caller. */
export const readsScores = (user: Ruled): boolean => ruleOf(user, 'doctor.clueScore') === 'READ';

/** Whether the content that was sent to doctors is shown to the caller. */
export const readsContent = (user: Ruled): boolean => ruleOf(user, 'doctor.sentContent') === 'READ';

/** Throws for whoever may not see what there is to change. */
export function requireTagReader(user: Ruled): void {
  if (!readsTags(user)) throw fail(coreErrors.forbidden);
}

/** Throws for whoever reads the tags of the enterprise and does not change them. Personal marks are one's own. */
export function requireTagWriter(context: Parameters<typeof requireEditable>[0], name: string): void {
  requireEditable(context, [{ field: 'doctor.tags', name, isChanged: true }]);
}
