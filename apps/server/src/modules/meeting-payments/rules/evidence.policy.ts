// Three-way match of a payment: the meeting as confirmed, its evidence, the service and the contract or the invoices; or its late cancellation (rules H15, LC1).
import type { PaymentDraft, PaymentEvidence, PaymentRule } from '@yijian/contract/meeting-payments';
import type { StoredResult } from '../approval/approval.sql.ts';
import type { SpeakerService } from '../../meetings/index.ts';
import type { Terms } from '../../speakers/index.ts';
import type { MeetingEvidence } from './payment-facts.sql.ts';

const sum = (values: readonly number[]): number => Math.round(values.reduce((all, one) => all + one, 0) * 100) / 100;

export const grossOf = ({ costs }: Pick<PaymentDraft, 'costs'>): number => sum(costs.map(({ amount }) => amount));
export const invoicedOf = ({ invoices }: Pick<PaymentDraft, 'invoices'>): number =>
  sum(invoices.map(({ amount }) => amount));

/** What a speaker agreed to and is paid for the whole meeting. */
export interface Service {
  /** Undefined for who is no speaker. */
  readonly terms: Terms | undefined;
  /** Learning hours that are paid, at most those of half a day. */
  readonly hours: number;
  /** CNY of this and the other payments of the meeting. */
  readonly paid: number;
  /** What the speaker says on the own pages; undefined for who has no item of the agenda. */
  readonly said: Pick<SpeakerService, 'state' | 'minutes'> | undefined;
  /** CNY owed since the meeting was cancelled late; undefined where nothing is. */
  readonly cancellationFee: number | undefined;
}

const byContract = ({ terms, hours, paid }: Service): boolean => {
  const contract = terms?.contract ?? null;
  return contract !== null && paid <= contract.fee * hours + 0.001;
};

/** The speaker's own word is the last one; a signed sheet counts where there is none. */
function isConfirmed(
  { isServiceConfirmed, serviceHours }: Pick<PaymentDraft, 'isServiceConfirmed' | 'serviceHours'>,
  { said }: Service,
  hasSheet: boolean,
): boolean {
  const hours = serviceHours ?? 0;
  if (hours <= 0 || said?.state === 'DISPUTED') return false;
  if (said?.state === 'CONFIRMED') return hours * 60 <= (said.minutes ?? 0);
  return isServiceConfirmed && hasSheet;
}

/** Rule H3 with the hours that were served. */
export const hourlyOf = ({ terms, hours, paid }: Service): Record<string, Record<string, number>> =>
  terms === undefined || hours === 0 ? {} : { H3: { [terms.rateKey]: Math.round((paid / hours) * 100) / 100 } };

const item = (name: PaymentEvidence['item'], isThere: boolean, note = ''): PaymentEvidence => ({
  item: name,
  isThere,
  note,
});

/** Every item that the payee's kind needs, and whether it is there. */
export function evidenceOf(
  draft: PaymentDraft,
  meeting: MeetingEvidence,
  service: Service | undefined,
): PaymentEvidence[] {
  const { state, attended, kinds, usedIn } = meeting;
  if (state === 'CANCELLED') return evidenceOfCancelled(service);
  const has = new Set(kinds);
  const [gross, invoiced] = [grossOf(draft), invoicedOf(draft)];
  return [
    item('CONFIRMED', state === 'CONFIRMED' || state === 'CLOSED'),
    item('SIGN_IN', attended > 0, String(attended)),
    item('PHOTO', has.has('PHOTO')),
    item('SIGN_IN_SHEET', has.has('SIGN_IN_SHEET')),
    item('AGENDA', has.has('AGENDA')),
    item('NOT_REUSED', usedIn.length === 0, usedIn.join('、')),
    ...(service === undefined
      ? [item('INVOICE', gross > 0 && invoiced === gross, `${invoiced} / ${gross}`)]
      : [
          item('SERVICE', isConfirmed(draft, service, has.has('SERVICE_SHEET')), String(draft.serviceHours ?? 0)),
          item('CONTRACT', byContract(service), service.terms?.contract?.number ?? ''),
        ]),
  ];
}

/** Nothing was held: what is owed, and the contract by which it is. */
function evidenceOfCancelled(service: Service | undefined): PaymentEvidence[] {
  const owed = service?.cancellationFee;
  const contract = service?.terms?.contract ?? null;
  const paid = service?.paid ?? 0;
  return [
    item('CANCELLATION', owed !== undefined, String(owed ?? 0)),
    item('WITHIN_FEE', paid <= (owed ?? 0) + 0.001, `${paid} / ${owed ?? 0}`),
    item('CONTRACT', contract !== null, contract?.number ?? ''),
  ];
}

/** What is stored of the rules, with the comment of whoever passed them. */
export const resultsOf = (rules: readonly PaymentRule[], comments: ReadonlyMap<string, string>): StoredResult[] =>
  rules.map(({ code, name, outcome, version, inputs }) => ({
    code,
    name,
    outcome,
    version,
    inputs,
    comment: comments.get(code) ?? '',
  }));
