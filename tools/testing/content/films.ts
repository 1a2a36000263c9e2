// Films for tests of uploads: files with the head of their kind, which no player needs to show.

/** The head of an MP4 file and bytes that differ with the seed; longer than what is read at once. */
export function film(seed: number, size = 2_500_000): Buffer {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size; at += 1) bytes[at] = (at * 31 + seed * 7 + (at >> 9)) & 0xff;
  bytes.write('\0\0\0\x18ftypisom', 0, 'latin1');
  return bytes;
}
