// Whether what a payment names fits its meeting.
import type { Bilingual, FieldFault } from '@yijian/contract/core';
import { meetingPaymentErrors as errors, type PaymentDraft } from '@yijian/contract/meeting-payments';
import { fail } from '../../../platform/errors/index.ts';

const words = {
  payeeMissing: { zh: '请选择收款方', en: 'choose whom to pay' },
  notSpeaker: { zh: '不是该会议的讲者', en: 'is no speaker of this meeting' },
  notUsable: {
    zh: '不存在或不在有效期内，请先完成尽职调查',
    en: 'is not approved or has expired; finish its due diligence first',
  },
  notCost: { zh: '不是该会议的费用', en: 'is no cost of this meeting' },
  notItsPayee: {
    zh: '讲课费只付给讲者，其他费用不付给讲者',
    en: 'is paid to the wrong payee: fees of talks go to speakers, and speakers are paid nothing else',
  },
  twice: { zh: '重复', en: 'stands there twice' },
  noMeeting: {
    zh: '会议不存在、尚未确认，或取消时没有取消费',
    en: 'names a meeting that is not there, not confirmed, or was cancelled without a fee',
  },
} satisfies Record<string, Bilingual>;

/** What of a meeting may be paid. */
export interface Payable {
  readonly speakers: readonly { readonly id: string }[];
  readonly costs: readonly {
    readonly id: string;
    readonly kind: string;
    readonly note: string;
    readonly open: number;
  }[];
}

export interface Named {
  readonly payable: Payable | undefined;
  readonly mayBePaid: boolean;
}

export function faultsOf(draft: PaymentDraft, { payable, mayBePaid }: Named, language: 'zh' | 'en'): FieldFault[] {
  const faults: FieldFault[] = [];
  const fault = (field: string, message: Bilingual): void => {
    faults.push({ field: `body.${field}`, message: message[language] });
  };
  if (payable === undefined) {
    fault('meetingId', words.noMeeting);
    return faults;
  }
  if (draft.payeeKind !== 'EMPLOYEE' && !draft.payeeId) fault('payeeId', words.payeeMissing);
  else if (draft.payeeKind === 'SPEAKER' && !payable.speakers.some(({ id }) => id === draft.payeeId))
    fault('payeeId', words.notSpeaker);
  else if (!mayBePaid) fault('payeeId', words.notUsable);
  const costs = new Map(payable.costs.map(({ id, kind }) => [id, kind]));
  const seen = new Set<string>();
  for (const [at, { costId }] of draft.costs.entries()) {
    const kind = costs.get(costId);
    if (kind === undefined) fault(`costs.${at}.costId`, words.notCost);
    else if ((kind === 'FEE') !== (draft.payeeKind === 'SPEAKER')) fault(`costs.${at}.costId`, words.notItsPayee);
    else if (seen.has(costId)) fault(`costs.${at}.costId`, words.twice);
    seen.add(costId);
  }
  const numbers = draft.invoices.map(({ number }) => number);
  for (const [at, number] of numbers.entries())
    if (numbers.indexOf(number) < at) fault(`invoices.${at}.number`, words.twice);
  return faults;
}

/** No cost is paid beyond what it really was. */
export function requireOpen(draft: PaymentDraft, { costs }: Pick<Payable, 'costs'>): void {
  for (const { costId, amount } of draft.costs) {
    const { note, kind, open } = costs.find(({ id }) => id === costId)!;
    if (amount > open + 0.001) throw fail(errors.overActual, { cost: note || kind, open: Math.max(0, open) });
  }
}

export function requireVersion({ version }: { readonly version: number }, seen: number): void {
  if (version !== seen) throw fail(errors.changedMeanwhile, { version });
}
