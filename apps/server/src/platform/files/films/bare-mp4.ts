// An MP4 file without what a camera or a program wrote beside the film (ISO/IEC 14496-12): such boxes become `free` boxes of zeros of the
// same length, so that no offset in the file changes.

interface Box {
  readonly type: string;
  readonly from: number;
  /** Where its content begins. */
  readonly body: number;
  readonly to: number;
}

/** What stays, by where it stands; everything else is blanked. Of a box without a line of its own the whole content stays. */
const kept: Readonly<Record<string, ReadonlySet<string>>> = {
  '': new Set(['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'ssix', 'mfra', 'pdin', 'prft']),
  moov: new Set(['mvhd', 'trak', 'mvex']),
  trak: new Set(['tkhd', 'tref', 'edts', 'mdia', 'trgr']),
  mdia: new Set(['mdhd', 'hdlr', 'minf', 'elng']),
  moof: new Set(['mfhd', 'traf']),
  traf: new Set(['tfhd', 'tfdt', 'trun', 'sdtp', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'senc']),
};
/** Pictures, sound, words; tracks of other kinds tell where and how was filmed, moment by moment. */
const shown: ReadonlySet<string> = new Set(['vide', 'soun', 'text', 'sbtl', 'subt', 'clcp']);
const timed: ReadonlySet<string> = new Set(['mvhd', 'tkhd', 'mdhd']);

/** Undefined where the boxes do not fill their place. */
function boxesOf(bytes: Buffer, from: number, to: number): Box[] | undefined {
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    if (at + 8 > to) return undefined;
    const [short, type] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + 8)];
    const isLong = short === 1;
    if (isLong && at + 16 > to) return undefined;
    const head = isLong ? 16 : 8;
    const size = short === 0 ? to - at : isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short;
    if (size < head || at + size > to) return undefined;
    boxes.push({ type, from: at, body: at + head, to: at + size });
    at += size;
  }
  return boxes;
}

const find = (boxes: readonly Box[] | undefined, type: string): Box | undefined =>
  boxes?.find((box) => box.type === type);

const inside = (bytes: Buffer, box: Box | undefined): Box[] | undefined =>
  box === undefined ? undefined : boxesOf(bytes, box.body, box.to);

function blank(bytes: Buffer, { from, body, to }: Box): void {
  bytes.write('free', from + 4, 'latin1');
  bytes.fill(0, body, to);
}

/** Blanks what the samples of a track say. False where its tables do not fit the file. */
function blankSamples(bytes: Buffer, stbl: readonly Box[]): boolean {
  const [sizes, chunks, runs] = [find(stbl, 'stsz'), find(stbl, 'stco') ?? find(stbl, 'co64'), find(stbl, 'stsc')];
  if (sizes === undefined || chunks === undefined || runs === undefined) return false;
  const number = (at: number): number => bytes.readUInt32BE(at);
  const [same, samples] = [number(sizes.body + 4), number(sizes.body + 8)];
  const sizeOf = (sample: number): number => (same > 0 ? same : number(sizes.body + 12 + 4 * sample));
  const isLong = chunks.type === 'co64';
  const places = Array.from({ length: number(chunks.body + 4) }, (_, at) =>
    isLong ? Number(bytes.readBigUInt64BE(chunks.body + 8 + 8 * at)) : number(chunks.body + 8 + 4 * at),
  );
  const lengths = Array.from({ length: number(runs.body + 4) }, (_, at) => ({
    first: number(runs.body + 8 + 12 * at) - 1,
    count: number(runs.body + 12 + 12 * at),
  }));
  let sample = 0;
  for (const [at, place] of places.entries()) {
    const count = lengths.findLast(({ first }) => first <= at)?.count ?? 0;
    let size = 0;
    for (let one = 0; one < count && sample < samples; one += 1) size += sizeOf(sample++);
    if (place + size > bytes.length) return false;
    bytes.fill(0, place, place + size);
  }
  return true;
}

/** Undefined where the file is not made as its kind is. */
export function bareMp4(whole: Buffer): Buffer | undefined {
  const bytes = Buffer.from(whole);
  const top = boxesOf(bytes, 0, bytes.length);
  try {
    return top !== undefined && clean(bytes, top, '') ? bytes : undefined;
  } catch (error) {
    // A table that ends before its last line.
    if (error instanceof RangeError) return undefined;
    throw error;
  }

  function clean(file: Buffer, boxes: readonly Box[], place: string): boolean {
    return boxes.every((box) => {
      const { type, body, to } = box;
      if (!kept[place]!.has(type)) {
        blank(file, box);
        return true;
      }
      if (timed.has(type)) file.fill(0, body + 4, body + (file[body] === 1 ? 20 : 12));
      // The name of the program that wrote the track.
      if (type === 'hdlr') file.fill(0, Math.min(body + 24, to), to);
      if (!Object.hasOwn(kept, type)) return true;
      const own = boxesOf(file, body, to);
      if (own === undefined) return false;
      if (type === 'trak' && !shown.has(handlerOf(file, own))) return drop(file, box, own);
      return clean(file, own, type);
    });
  }

  /** Samples of a track in pieces stand elsewhere: such a file is not taken. */
  function drop(file: Buffer, track: Box, own: readonly Box[]): boolean {
    const stbl = inside(file, find(inside(file, find(inside(file, find(own, 'mdia')), 'minf')), 'stbl'));
    if (find(top, 'moof') !== undefined || stbl === undefined || !blankSamples(file, stbl)) return false;
    blank(file, track);
    return true;
  }
}

function handlerOf(bytes: Buffer, track: readonly Box[]): string {
  const handler = find(inside(bytes, find(track, 'mdia')), 'hdlr');
  return handler === undefined ? '' : bytes.toString('latin1', handler.body + 8, handler.body + 12);
}
