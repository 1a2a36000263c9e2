// Films for tests of uploads, in the boxes and elements of their kinds, which no player needs to show.

/** A box of an MP4 file. */
export function box(type: string, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** An MP4 file of as many bytes, which differ with the seed; unless told otherwise longer than what is read at once. */
export function film(seed: number, size = 2_500_000): Buffer {
  const kind = box('ftyp', Buffer.from('isom\0\0\0\0isommp42', 'latin1'));
  const bytes = Buffer.alloc(size - kind.length - 8);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = (at * 31 + seed * 7 + (at >> 9)) & 0xff;
  return Buffer.concat([kind, box('mdat', bytes)]);
}

/** An element of a WebM file; `isOpen` where its end is not told. */
export function element(id: number, content: Buffer = Buffer.alloc(0), isOpen = false): Buffer {
  const name = Buffer.from(id.toString(16).padStart(2 * Math.ceil(id.toString(16).length / 2), '0'), 'hex');
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(isOpen ? (1n << 56n) - 1n : BigInt(content.length));
  length[0] = 0x01;
  return Buffer.concat([name, length, content]);
}
