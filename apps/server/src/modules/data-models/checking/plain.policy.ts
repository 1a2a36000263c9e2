// Words as they are compared: width, case, spaces and brackets do not matter.

/** Characters that show nothing: direction marks, zero-width spaces, byte order marks. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u00ad]/g;

/** Blanks of every width; one is stored as any other. */
const BLANK = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/** The text of a cell, cleaned: what shows nothing is gone, blanks are all of one width, and gone is the apostrophe an export put before a formula. */
export function cleaned(cell: string): string {
  const text = cell.replaceAll(UNSEEN, '').replaceAll(BLANK, ' ').replaceAll('\u0000', '').toWellFormed().trim();
  return /^'[\s\u3000]*[=+\-@＝＋－＠]/.test(text) ? text.slice(1) : text;
}

export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_*"'.:]+/g, '');
}
