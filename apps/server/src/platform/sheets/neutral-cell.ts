// A cell of an export must never become a formula in the reader's spreadsheet (reliability: formula injection).

const RISKY = /^[\s\u00a0\u3000]*[=+\-@\t\r＝＋－＠]/u;
const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/;

/** The same text, with an apostrophe in front when a spreadsheet could take it for a formula. */
export function neutralText(value: string): string {
  return RISKY.test(value) && !PLAIN_NUMBER.test(value) ? `'${value}` : value;
}
