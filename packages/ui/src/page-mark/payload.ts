// What the invisible mark of a page says: enterprise, user and minute, with a checksum (product idea: leak tracing).

export interface PageMark {
  readonly enterpriseId: number;
  readonly userId: number;
  /** Milliseconds since 1970; the mark keeps the minute. */
  readonly at: number;
}

export const PAYLOAD_BYTES = 12;
const VERSION = 1;
const MINUTE = 60_000;
/** 2026-01-01T00:00Z; 24 bits of minutes reach until 2057. */
const EPOCH = Date.UTC(2026, 0, 1);

/** Bytes: version 1, enterprise 2, user 4, minute 3, checksum 2. Ids too large for their place are refused. */
export function packMark({ enterpriseId, userId, at }: PageMark): Uint8Array {
  const minute = Math.floor((at - EPOCH) / MINUTE);
  if (!fits(enterpriseId, 0xffff) || !fits(userId, 0xffff_ffff) || !fits(minute, 0xff_ffff))
    throw new RangeError('the mark has no place for this enterprise, user or minute');
  const bytes = new Uint8Array(PAYLOAD_BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, VERSION);
  view.setUint16(1, enterpriseId);
  view.setUint32(3, userId);
  view.setUint8(7, minute >> 16);
  view.setUint16(8, minute & 0xffff);
  view.setUint16(10, checksum(bytes.subarray(0, 10)));
  return bytes;
}

/** Undefined when the checksum or the version does not fit. */
export function unpackMark(bytes: Uint8Array): PageMark | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, PAYLOAD_BYTES);
  if (view.getUint8(0) !== VERSION || view.getUint16(10) !== checksum(bytes.subarray(0, 10))) return undefined;
  const minute = (view.getUint8(7) << 16) | view.getUint16(8);
  return { enterpriseId: view.getUint16(1), userId: view.getUint32(3), at: EPOCH + minute * MINUTE };
}

const fits = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;

/** CRC-16/CCITT-FALSE. */
function checksum(bytes: Uint8Array): number {
  let crc = 0xffff;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc;
}
