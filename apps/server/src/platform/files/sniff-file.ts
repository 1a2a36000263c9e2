// What a file is by its first bytes; neither its name nor what the sender says of it counts (reliability 22).

export type FileType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';

const starts: readonly (readonly [FileType, (bytes: Buffer) => boolean])[] = [
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['image/png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
  ['image/webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
  ['application/pdf', (bytes) => /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))],
];

/** The type, or undefined for anything that is none of the four. */
export function sniffFile(bytes: Buffer): FileType | undefined {
  return starts.find(([, matches]) => matches(bytes))?.[0];
}

export type VideoType = 'video/mp4' | 'video/webm';

/** A film by its first bytes: an ISO base media file (ISO/IEC 14496-12) of a brand that browsers play, or a WebM file. */
export function sniffVideo(bytes: Buffer): VideoType | undefined {
  if (bytes.toString('latin1', 4, 8) === 'ftyp')
    return /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash)/.test(bytes.toString('latin1', 8, 12))
      ? 'video/mp4'
      : undefined;
  const isMatroska = bytes.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]));
  return isMatroska && bytes.subarray(0, 64).includes('webm') ? 'video/webm' : undefined;
}
