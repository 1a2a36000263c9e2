// A payment status report of ISO 20022 (pain.002, any version): of the whole message, of its payment information, of each transfer.
import { SaxesParser } from 'saxes';
import type { ReturnLine } from '@yijian/contract/meeting-payments';

export interface StatusReport {
  /** The batch it answers. */
  readonly batch: string;
  /** Of every transfer that is not named, where the bank said one for all. */
  readonly whole: Outcome | null;
  readonly transfers: readonly (Outcome & { readonly number: string })[];
}
export interface Outcome {
  readonly outcome: Exclude<ReturnLine['outcome'], 'IGNORED'>;
  readonly reference: string;
  readonly reason: string;
}

/** Codes of ExternalPaymentTransactionStatus; settled is what counts as paid, accepted alone does not. */
const outcomes: Readonly<Record<string, Outcome['outcome']>> = {
  ACSC: 'PAID',
  ACCC: 'PAID',
  RJCT: 'FAILED',
  CANC: 'FAILED',
  RCVD: 'OPEN',
  PDNG: 'OPEN',
  PART: 'OPEN',
  ACTC: 'OPEN',
  ACCP: 'OPEN',
  ACSP: 'OPEN',
  ACWC: 'OPEN',
  ACWP: 'OPEN',
};

interface Level {
  status: string;
  number: string;
  reference: string;
  readonly reasons: string[];
}
const level = (): Level => ({ status: '', number: '', reference: '', reasons: [] });
const outcomeOf = ({ status, reference, reasons }: Level): Outcome | null => {
  const outcome = outcomes[status];
  return outcome === undefined ? null : { outcome, reference, reason: [...new Set(reasons)].join(' ') };
};

/** Undefined for what is no status report, names a status it cannot have, or declares entities. */
export function readStatusReport(xml: string): StatusReport | undefined {
  const group = level();
  const information = level();
  const transfers: Level[] = [];
  const open: string[] = [];
  let [batch, text, isReport, isGood] = ['', '', false, true];
  const parser = new SaxesParser();
  parser.on('error', () => (isGood = false));
  parser.on('doctype', () => (isGood = false));
  parser.on('opentag', ({ name }) => {
    const local = name.split(':').at(-1)!;
    open.push(local);
    text = '';
    if (local === 'CstmrPmtStsRpt') isReport = true;
    if (local === 'TxInfAndSts') transfers.push(level());
  });
  parser.on('text', (part) => (text += part));
  parser.on('closetag', () => {
    const name = open.pop();
    const at = open.includes('TxInfAndSts')
      ? transfers.at(-1)!
      : open.includes('OrgnlPmtInfAndSts')
        ? information
        : group;
    const value = text.trim();
    text = '';
    if (name === 'OrgnlMsgId' && open.at(-1) === 'OrgnlGrpInfAndSts') batch = value;
    if (name === 'GrpSts' || name === 'PmtInfSts' || name === 'TxSts') at.status = value;
    if (name === 'OrgnlEndToEndId') at.number = value;
    if (name === 'AcctSvcrRef') at.reference = value;
    if (name === 'AddtlInf' || ((name === 'Cd' || name === 'Prtry') && open.at(-1) === 'Rsn')) at.reasons.push(value);
  });
  try {
    parser.write(xml).close();
  } catch {
    return undefined;
  }
  const told = transfers.map((one) => ({ number: one.number, is: outcomeOf(one) }));
  const known = told.every(({ is, number }) => is !== null && number !== '');
  if (!isGood || !isReport || batch === '' || !known) return undefined;
  // Partly accepted says nothing of those it does not name.
  const whole = outcomeOf(information) ?? outcomeOf(group);
  return {
    batch,
    whole: whole?.outcome === 'OPEN' ? null : whole,
    transfers: told.map(({ is, number }) => ({ ...is!, number })),
  };
}
