// The lines of a stream of bytes; one that is too long is passed over, so that no line fills the memory.

const NEWLINE = 0x0a;
/** The longest works of OpenAlex, with thousands of authors, are some 4 MB. */
const LONGEST = 16 * 1024 * 1024;

export interface Line {
  readonly line: number;
  /** Undefined for one that is too long. */
  readonly text: string | undefined;
}

export async function* linesOf(chunks: AsyncIterable<Buffer>, longest = LONGEST): AsyncGenerator<Line> {
  let parts: Buffer[] = [];
  let length = 0;
  let line = 1;
  const take = (): Line => {
    const text = length > longest ? undefined : Buffer.concat(parts).toString('utf8');
    parts = [];
    length = 0;
    return { line: line++, text };
  };
  const keep = (part: Buffer): void => {
    length += part.length;
    if (length > longest) parts = [];
    else parts.push(part);
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, at));
      yield take();
      from = at + 1;
    }
    if (from < chunk.length) keep(chunk.subarray(from));
  }
  if (length > 0) yield take();
}
