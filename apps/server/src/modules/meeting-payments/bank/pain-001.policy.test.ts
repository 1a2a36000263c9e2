// The ISO 20022 file of a batch against its schema: order, occurrence, lengths and patterns of every element it uses (product: payment, bank file).
// Source of the rules: ISO 20022 message definition CustomerCreditTransferInitiationV09, schema pain.001.001.09.
import { describe, expect, it } from 'vitest';
import { creditTransfers, type CreditTransfers } from './pain-001.policy.ts';

/** Children in the order of the schema, each with the most and the fewest times it may stand. */
interface Sequence {
  readonly children: readonly (readonly [name: string, fewest: number, most: number])[];
}
type Rule = Sequence | RegExp;

const text = (longest: number): RegExp => new RegExp(`^.{1,${longest}}$`, 'su');
const sum = /^(?=[\d.]{1,19}$)\d+(\.\d{1,17})?$/;
const of = (...children: Sequence['children']): Sequence => ({ children });
const once = (name: string) => [name, 1, 1] as const;
const perhaps = (name: string) => [name, 0, 1] as const;

/** By the path below CstmrCdtTrfInitn, or by the last name where it means the same everywhere. */
const rules: Readonly<Record<string, Rule>> = {
  Document: of(once('CstmrCdtTrfInitn')),
  CstmrCdtTrfInitn: of(once('GrpHdr'), ['PmtInf', 1, Infinity]),
  GrpHdr: of(once('MsgId'), once('CreDtTm'), once('NbOfTxs'), perhaps('CtrlSum'), once('InitgPty')),
  PmtInf: of(
    once('PmtInfId'),
    once('PmtMtd'),
    perhaps('NbOfTxs'),
    perhaps('CtrlSum'),
    once('ReqdExctnDt'),
    once('Dbtr'),
    once('DbtrAcct'),
    once('DbtrAgt'),
    ['CdtTrfTxInf', 1, Infinity],
  ),
  CdtTrfTxInf: of(
    once('PmtId'),
    once('Amt'),
    perhaps('CdtrAgt'),
    perhaps('Cdtr'),
    perhaps('CdtrAcct'),
    perhaps('RmtInf'),
  ),
  PmtId: of(perhaps('InstrId'), once('EndToEndId')),
  Amt: of(once('InstdAmt')),
  ReqdExctnDt: of(once('Dt')),
  InitgPty: of(perhaps('Nm')),
  Dbtr: of(perhaps('Nm')),
  Cdtr: of(perhaps('Nm')),
  DbtrAgt: of(once('FinInstnId')),
  CdtrAgt: of(once('FinInstnId')),
  FinInstnId: of(perhaps('BICFI'), perhaps('ClrSysMmbId'), perhaps('Nm')),
  ClrSysMmbId: of(perhaps('ClrSysId'), once('MmbId')),
  ClrSysId: of(once('Cd')),
  DbtrAcct: of(once('Id')),
  CdtrAcct: of(once('Id')),
  'DbtrAcct/Id': of(once('Othr')),
  'CdtrAcct/Id': of(once('Othr')),
  Othr: of(once('Id')),
  'Othr/Id': text(34),
  RmtInf: of(['Ustrd', 0, Infinity]),
  MsgId: text(35),
  PmtInfId: text(35),
  InstrId: text(35),
  EndToEndId: text(35),
  CreDtTm: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/,
  NbOfTxs: /^\d{1,15}$/,
  CtrlSum: sum,
  PmtMtd: /^(CHK|TRF|TRA)$/,
  Dt: /^\d{4}-\d\d-\d\d$/,
  InstdAmt: /^(?=[\d.]{1,19}$)\d+(\.\d{1,5})?$/,
  BICFI: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
  Cd: text(5),
  MmbId: text(35),
  Nm: text(140),
  Ustrd: text(140),
};

interface Element {
  readonly name: string;
  readonly attributes: string;
  readonly children: Element[];
  text: string;
}

function parsed(xml: string): Element {
  const root: Element = { name: '', attributes: '', children: [], text: '' };
  const open = [root];
  for (const [, close, name, attributes, words] of xml.matchAll(/<(?:(\/\w+)|(\w+)([^>]*))>|([^<]+)/g)) {
    const within = open.at(-1)!;
    if (words !== undefined) within.text += words;
    else if (close === undefined) {
      const element = { name: name!, attributes: attributes!.trim(), children: [], text: '' };
      within.children.push(element);
      open.push(element);
    } else expect(`/${open.pop()!.name}`).toBe(close);
  }
  expect(open).toHaveLength(1);
  return root.children[0]!;
}

const plain = (words: string): string => words.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** What the schema would refuse, each with its place. */
function faultsIn({ name, children, text: words }: Element, above = ''): string[] {
  const place = `${above}/${name}`;
  const rule = rules[place.split('/').slice(-2).join('/')] ?? rules[name];
  if (rule === undefined) return [`${place} is no element that the schema has there`];
  if (rule instanceof RegExp) return children.length === 0 && rule.test(plain(words)) ? [] : [`${place}: "${words}"`];
  const names = children.map((child) => child.name);
  const order = rule.children.map(([known]) => known);
  const inOrder = names.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  return [
    ...(words.trim() === '' ? [] : [`${place} holds words`]),
    ...names.filter((one) => !order.includes(one)).map((one) => `${place}/${one} has no place`),
    ...(names.join() === inOrder.join() ? [] : [`${place}: ${names.join(' ')} are out of order`]),
    ...rule.children.flatMap(([known, fewest, most]) => {
      const count = names.filter((one) => one === known).length;
      return count >= fewest && count <= most ? [] : [`${place}/${known} stands ${count} times`];
    }),
    ...children.flatMap((child) => faultsIn(child, place)),
  ];
}

const row = {
  number: 'P2026-00017',
  payee: '欧阳景行',
  bankName: '工商银行杭州分行',
  account: '6222021202041234567',
  net: '8800.00',
  currency: 'CNY',
  meeting: 'M2026-00034',
};
const batch: CreditTransfers = {
  number: 'B2026-00004',
  at: '2026-06-10T02:00:00.000Z',
  on: '2026-06-10',
  holder: '维立医药有限公司',
  account: '1202021009900001234',
  bankName: '工商银行',
  bankCode: '102331000018',
  rows: [row, { ...row, number: 'P2026-00018', net: '0.10' }, { ...row, number: 'P2026-00019', net: '0.20' }],
};
const faultsOf = (change: Partial<CreditTransfers>): string[] => {
  const [head, body] = creditTransfers({ ...batch, ...change }).split('\n');
  expect(head).toBe('<?xml version="1.0" encoding="UTF-8"?>');
  const root = parsed(body!);
  expect(root.attributes).toBe('xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"');
  return faultsIn(root);
};

describe('the ISO 20022 file of a batch', () => {
  it('is what its schema asks for, with the number of a branch or a BIC', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ bankCode: 'ICBKCNBJ' })).toEqual([]);
    expect(faultsOf({ bankCode: 'ICBKCNBJHZB' })).toEqual([]);
  });

  it('counts its transfers and sums them to the cent, for the file and for the payment', () => {
    const xml = creditTransfers(batch);
    expect(xml.match(/<NbOfTxs>3<\/NbOfTxs><CtrlSum>8800.30<\/CtrlSum>/g)).toHaveLength(2);
    expect(xml.match(/<InstdAmt Ccy="CNY">/g)).toHaveLength(3);
  });

  it('keeps to the lengths of the schema, and to XML, whatever names hold', () => {
    const long = '𠮷'.repeat(200);
    const odd = { ...row, payee: '  A & B <"\u0007\n> ', bankName: long, meeting: long };
    expect(faultsOf({ rows: [odd], holder: long, bankName: long })).toEqual([]);
  });

  it('leaves out what a payment does not tell: an empty element is refused', () => {
    expect(faultsOf({ rows: [{ ...row, bankName: '', meeting: ' ' }] })).toEqual([]);
    expect(faultsOf({ rows: [{ ...row, bankName: '\u0007' }] })).toEqual([]);
  });

  it('would be found out where an element is missing, doubled, misplaced or too long', () => {
    const xml = creditTransfers(batch).split('\n')[1]!;
    const spoilt = (from: string | RegExp, to: string) => faultsIn(parsed(xml.replace(from, to)));
    expect(spoilt(/<CreDtTm>[^<]*<\/CreDtTm>/, '')).toEqual([
      '/Document/CstmrCdtTrfInitn/GrpHdr/CreDtTm stands 0 times',
    ]);
    expect(spoilt('<PmtMtd>TRF', '<PmtMtd>CASH')).toHaveLength(1);
    expect(spoilt(/(<NbOfTxs>3<\/NbOfTxs>)(<CtrlSum>8800.30<\/CtrlSum>)/, '$2$1')).toHaveLength(1);
    expect(spoilt('B2026-00004', 'B'.repeat(36))).toHaveLength(1);
    expect(spoilt('</GrpHdr>', '<Tp>1</Tp></GrpHdr>')).toContain('/Document/CstmrCdtTrfInitn/GrpHdr/Tp has no place');
  });
});
