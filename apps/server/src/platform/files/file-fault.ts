// Why a picture or document is refused; the room that received it puts this into words (reliability 22).

export type FileFaultKind =
  | 'unknown'
  | 'tooManyPixels'
  | 'brokenPicture'
  | 'brokenPdf'
  | 'encryptedPdf'
  | 'activePdf'
  | 'tooManyPages';

export class FileFault extends Error {
  readonly kind: FileFaultKind;
  readonly limit: number;

  constructor(kind: FileFaultKind, limit = 0) {
    super(`a file was refused: ${kind}`);
    this.kind = kind;
    this.limit = limit;
  }
}
