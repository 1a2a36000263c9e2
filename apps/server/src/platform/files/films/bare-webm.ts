// A WebM file without what a program wrote beside the film (RFC 9559): such elements become Void elements of zeros of the same length,
// so that no position in the file changes.

const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const INFO = 0x1549a966;
const TRACKS = 0x1654ae6b;
const TRACK = 0xae;
const VOID = 0xec;
const CRC = 0xbf;

/** SeekHead, Info, Tracks, Cluster, Cues, Chapters; then the parts of a cluster, which may be open to its end. */
const kept: ReadonlySet<number> = new Set([
  0x114d9b74,
  INFO,
  TRACKS,
  CLUSTER,
  0x1c53bb6b,
  0x1043a770,
  0xe7,
  0xa3,
  0xa0,
  0xab,
  0xa7,
  0xaf,
  0x5854,
]);
/** Title, date, names of files and segments; name of a track. */
const told: ReadonlySet<number> = new Set([
  0x7ba9, 0x4461, 0x7384, 0x73a4, 0x3c83ab, 0x3cb923, 0x3e83bb, 0x3eb923, 0x536e,
]);
/** Programs that made the file: must be there, and may be empty. */
const programs: ReadonlySet<number> = new Set([0x4d80, 0x5741]);

interface Element {
  readonly id: number;
  readonly from: number;
  readonly body: number;
  readonly to: number;
  /** Its end is not told: it lasts until something begins that cannot stand in it. */
  readonly isOpen: boolean;
}

/** Bytes of a number that says its own length. */
const lengthAt = (bytes: Buffer, at: number): number => Math.clz32(bytes[at] ?? 0) - 23;

function elementAt(bytes: Buffer, from: number, end: number): Element | undefined {
  const name = lengthAt(bytes, from);
  if (name > 4 || from + name >= end) return undefined;
  const length = lengthAt(bytes, from + name);
  const body = from + name + length;
  if (length > 8 || body > end) return undefined;
  let size = BigInt(bytes[from + name]! & (0xff >> length));
  for (let at = from + name + 1; at < body; at += 1) size = (size << 8n) | BigInt(bytes[at]!);
  const isOpen = size === (1n << BigInt(7 * length)) - 1n;
  const to = isOpen ? end : body + Number(size);
  return to > end ? undefined : { id: bytes.readUIntBE(from, name), from, body, to, isOpen };
}

/** The elements in their order; undefined where they do not fill their place. */
function elementsOf(bytes: Buffer, from: number, end: number): Element[] | undefined {
  const elements: Element[] = [];
  for (let at = from; at < end;) {
    const element = elementAt(bytes, at, end);
    if (element === undefined || (element.isOpen && element.id !== SEGMENT && element.id !== CLUSTER)) return undefined;
    elements.push(element);
    // What an open cluster holds follows like what stands beside it.
    at = element.isOpen && element.id === CLUSTER ? element.body : element.to;
  }
  return elements;
}

function blank(bytes: Buffer, { from, to }: Element): void {
  const whole = to - from;
  bytes.fill(0, from, to);
  bytes[from] = VOID;
  if (whole < 9) bytes[from + 1] = 0x80 | (whole - 2);
  else {
    bytes.writeBigUInt64BE(BigInt(whole - 9), from + 1);
    bytes[from + 1] = 0x01;
  }
}

/** Undefined where the file is not made as its kind is. */
export function bareWebm(whole: Buffer): Buffer | undefined {
  const bytes = Buffer.from(whole);
  const top = elementsOf(bytes, 0, bytes.length);
  const segment = top?.find(({ id }) => id === SEGMENT);
  const inSegment = segment === undefined ? undefined : elementsOf(bytes, segment.body, segment.to);
  if (top === undefined || inSegment === undefined) return undefined;
  for (const one of top.slice(1)) if (one !== segment) blank(bytes, one);
  for (const one of inSegment) {
    if (!kept.has(one.id)) blank(bytes, one);
    else if ((one.id === INFO || one.id === TRACKS) && !clean(one)) return undefined;
  }
  return bytes;

  function clean({ body, to }: Element): boolean {
    const own = elementsOf(bytes, body, to);
    if (own === undefined) return false;
    return own.every((one) => {
      // The check sum of what is changed here would be wrong.
      if (told.has(one.id) || one.id === CRC) blank(bytes, one);
      else if (programs.has(one.id)) bytes.fill(0, one.body, one.to);
      return one.id !== TRACK || clean(one);
    });
  }
}
