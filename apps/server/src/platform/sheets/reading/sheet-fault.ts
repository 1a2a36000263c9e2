// Why a file is not read as a sheet; the room that received it puts this into words (reliability: hostile uploads).

export type SheetFaultKind =
  | 'broken'
  | 'openQuote'
  | 'encrypted'
  | 'oldFormat'
  | 'notASheet'
  | 'unsafe'
  | 'tooLarge'
  | 'tooManyEntries'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'cellTooLong'
  | 'unknownEncoding';

export class SheetFault extends Error {
  readonly kind: SheetFaultKind;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(kind: SheetFaultKind, values: Readonly<Record<string, string | number>> = {}) {
    super(`a sheet was refused: ${kind}`);
    this.kind = kind;
    this.values = values;
  }
}
