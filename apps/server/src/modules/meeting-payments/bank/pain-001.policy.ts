// A batch as ISO 20022 credit transfers (pain.001.001.09), elements in the order of its schema.
import type { TextRow } from './text-file.policy.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

export interface CreditTransfers {
  /** Number of the batch: the return file names it. */
  readonly number: string;
  /** To the second, with its offset. */
  readonly at: string;
  readonly on: string;
  readonly holder: string;
  readonly account: string;
  readonly bankName: string;
  /** Twelve digits are a CNAPS number, anything else a BIC. */
  readonly bankCode: string;
  readonly rows: readonly TextRow[];
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const UNFIT = /[\p{Cc}\uFFFE\uFFFF]/gu;
// Characters that XML 1.0 has no place for are left out, and so are line ends: every text is one line.
const escaped = (text: string): string => text.replaceAll(UNFIT, '').replaceAll(/[&<>]/g, (mark) => marks[mark]!);
const element = (name: string, ...inner: readonly string[]): string => `<${name}>${inner.join('')}</${name}>`;
const trimmed = (text: string): string => text.replaceAll(UNFIT, '').trim();
const words = (name: string, text: string, longest: number): string =>
  element(name, escaped([...trimmed(text)].slice(0, longest).join('')));
/** The schema refuses empty elements: what is not told is left out. */
const told = (text: string, whole: () => string): string => (trimmed(text) === '' ? '' : whole());

/** Sums are made in cents: binary fractions do not add up. */
const total = (rows: readonly TextRow[]): string =>
  (rows.reduce((sum, { net }) => sum + Math.round(Number(net) * 100), 0) / 100).toFixed(2);

function institution({ bankCode, bankName }: Pick<CreditTransfers, 'bankCode' | 'bankName'>): string {
  const isBranch = /^\d{12}$/.test(bankCode);
  const parts = isBranch
    ? [
        element('ClrSysMmbId', element('ClrSysId', element('Cd', 'CNAPS')), element('MmbId', bankCode)),
        words('Nm', bankName, 140),
      ]
    : [...(bankCode === '' ? [] : [element('BICFI', bankCode)]), words('Nm', bankName, 140)];
  return element('FinInstnId', ...parts);
}

const accountOf = (number: string): string => element('Id', element('Othr', words('Id', number, 34)));

const transfer = ({ number, payee, bankName, account, net, currency, meeting }: TextRow): string =>
  element(
    'CdtTrfTxInf',
    element('PmtId', words('EndToEndId', number, 35)),
    element('Amt', `<InstdAmt Ccy="${escaped(currency)}">${net}</InstdAmt>`),
    told(bankName, () => element('CdtrAgt', institution({ bankCode: '', bankName }))),
    element('Cdtr', words('Nm', payee, 140)),
    element('CdtrAcct', accountOf(account)),
    told(meeting, () => element('RmtInf', words('Ustrd', meeting, 140))),
  );

export function creditTransfers({
  number,
  at,
  on,
  holder,
  account,
  bankName,
  bankCode,
  rows,
}: CreditTransfers): string {
  const sums = [element('NbOfTxs', String(rows.length)), element('CtrlSum', total(rows))];
  const head = element(
    'GrpHdr',
    words('MsgId', number, 35),
    element('CreDtTm', at),
    ...sums,
    element('InitgPty', words('Nm', holder, 140)),
  );
  const payment = element(
    'PmtInf',
    words('PmtInfId', number, 35),
    element('PmtMtd', 'TRF'),
    ...sums,
    element('ReqdExctnDt', element('Dt', on)),
    element('Dbtr', words('Nm', holder, 140)),
    element('DbtrAcct', accountOf(account)),
    element('DbtrAgt', institution({ bankCode, bankName })),
    ...rows.map(transfer),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${NAMESPACE}">${element('CstmrCdtTrfInitn', head, payment)}</Document>\n`;
}
