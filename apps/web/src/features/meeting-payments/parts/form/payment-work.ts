// What the form of a payment holds while it is written, and the draft that comes of it.
import type { Payable, PayeeKind, PaymentDetail, PaymentDraft } from '@yijian/contract/meeting-payments';

export interface InvoiceWork {
  readonly key: string;
  readonly number: string;
  readonly issuedOn: string;
  readonly amount: number | null;
}

export interface PaymentWork {
  readonly meetingId: string | null;
  readonly payeeKind: PayeeKind;
  readonly payeeId: string | null;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly serviceHours: number | null;
  readonly isServiceConfirmed: boolean;
  readonly dueOn: string;
  readonly note: string;
  /** Amount by cost line. */
  readonly costs: ReadonlyMap<string, number>;
  readonly invoices: readonly InvoiceWork[];
  readonly comment: string;
}

let made = 0;
export const newInvoice = (): InvoiceWork => {
  made += 1;
  return { key: `invoice-${made}`, number: '', issuedOn: '', amount: null };
};

export function workOf(payment: PaymentDetail | undefined, payable: Payable | undefined): PaymentWork {
  if (payment === undefined)
    return {
      meetingId: payable?.id ?? null,
      payeeKind: 'SPEAKER',
      bankName: '',
      accountNumber: '',
      serviceHours: null,
      isServiceConfirmed: false,
      dueOn: '',
      note: '',
      invoices: [],
      comment: '',
      ...proposed(payable, 'SPEAKER'),
    };
  return {
    meetingId: payment.meeting.id,
    payeeKind: payment.payeeKind,
    payeeId: payment.payeeId,
    bankName: payment.bankName,
    accountNumber: '',
    serviceHours: payment.serviceHours,
    isServiceConfirmed: payment.isServiceConfirmed,
    dueOn: payment.dueOn ?? '',
    note: payment.note,
    costs: new Map(payment.costs.map(({ costId, amount }) => [costId, amount])),
    invoices: payment.invoices.map((invoice) => ({ ...newInvoice(), ...invoice })),
    comment: '',
  };
}

/** Null while there is nothing that the server could judge. */
export function draftOf(work: PaymentWork): PaymentDraft | null {
  const { meetingId, payeeKind, payeeId, accountNumber, dueOn, costs, invoices } = work;
  if (meetingId === null || (payeeKind !== 'EMPLOYEE' && payeeId === null)) return null;
  const account = accountNumber.trim();
  return {
    meetingId,
    payeeKind,
    payeeId: payeeKind === 'EMPLOYEE' ? null : payeeId,
    bankName: work.bankName.trim(),
    ...(account === '' ? {} : { accountNumber: account }),
    serviceHours: payeeKind === 'SPEAKER' ? work.serviceHours : null,
    isServiceConfirmed: payeeKind === 'SPEAKER' && work.isServiceConfirmed,
    dueOn: dueOn === '' ? null : dueOn,
    note: work.note,
    costs: [...costs].filter(([, amount]) => amount > 0).map(([costId, amount]) => ({ costId, amount })),
    invoices: payeeKind === 'SPEAKER' ? [] : completeOf(invoices),
  };
}

const completeOf = (invoices: readonly InvoiceWork[]): PaymentDraft['invoices'] =>
  invoices.flatMap(({ number, issuedOn, amount }) =>
    /^\d{8,20}$/.test(number) && issuedOn !== '' && amount !== null && amount > 0 ? [{ number, issuedOn, amount }] : [],
  );

/** Whom and what a meeting pays as a rule: its only speaker the fee, anybody else what is left of the rest. */
export function proposed(payable: Payable | undefined, payeeKind: PayeeKind): Pick<PaymentWork, 'payeeId' | 'costs'> {
  const [only, ...others] = payeeKind === 'SPEAKER' ? (payable?.speakers ?? []) : [];
  if (payable?.isCancelled === true && only !== undefined)
    return others.length === 0
      ? { payeeId: only.id, costs: feesOf(payable, only.id) }
      : { payeeId: null, costs: new Map() };
  const fits = (kind: string): boolean => (kind === 'FEE') === (payeeKind === 'SPEAKER');
  const costs = (payable?.costs ?? []).filter(({ kind, open }) => fits(kind) && open > 0);
  return {
    payeeId: only !== undefined && others.length === 0 ? only.id : null,
    costs: new Map(costs.map(({ id, open }) => [id, open])),
  };
}

/** The cancellation fee of a speaker, from what is open of the lines of fees one after the other. */
function feesOf({ speakers, costs }: Payable, speakerId: string): Map<string, number> {
  let left = speakers.find(({ id }) => id === speakerId)?.cancellationFee ?? 0;
  const taken = new Map<string, number>();
  for (const { id, open } of costs) {
    const amount = Math.round(Math.min(open, left) * 100) / 100;
    if (amount > 0) taken.set(id, amount);
    left -= amount;
  }
  return taken;
}

/** What a cancelled meeting owes the speaker who is chosen; of other meetings the amounts stay as they were typed. */
export const owedTo = (payable: Payable | undefined, speakerId: string): Partial<Pick<PaymentWork, 'costs'>> =>
  payable?.isCancelled === true ? { costs: feesOf(payable, speakerId) } : {};
