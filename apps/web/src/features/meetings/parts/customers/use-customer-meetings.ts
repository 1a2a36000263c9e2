// Whose meetings are shown, and what of them: a figure, or a role and a year, page by page.
import type { CustomerMeetingFigure, CustomerMeetingRole } from '@yijian/contract/meetings';
import { useState } from 'react';
import { useCustomerCounts, useCustomerMeetings, type CustomerKind } from '../../meetings.api.ts';

export const SIZE = 10;

export interface Customer {
  readonly kind: CustomerKind;
  readonly id: string;
}

interface Chosen {
  readonly figure?: CustomerMeetingFigure | undefined;
  readonly role?: CustomerMeetingRole | undefined;
  readonly year?: number | undefined;
  readonly page: number;
}

/** A figure counts all roles and its own months, so that it takes the place of role and year, and these of it. */
export function useShownMeetings(customer: Customer) {
  const [{ page, ...chosen }, setChosen] = useState<Chosen>({ page: 0 });
  const { role, year } = chosen;
  return {
    ...chosen,
    page,
    counts: useCustomerCounts(customer),
    list: useCustomerMeetings(customer, { ...chosen, page, size: SIZE }),
    chooseFigure: (figure: CustomerMeetingFigure | undefined) => setChosen({ figure, page: 0 }),
    chooseRole: (next: CustomerMeetingRole | undefined) => setChosen({ role: next, year, page: 0 }),
    chooseYear: (next: number | undefined) => setChosen({ role, year: next, page: 0 }),
    choosePage: (next: number) => setChosen({ ...chosen, page: next }),
  };
}

export type ShownMeetings = ReturnType<typeof useShownMeetings>;
