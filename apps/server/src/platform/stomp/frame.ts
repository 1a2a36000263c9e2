// Frames of STOMP 1.2 as text: reading what a client sends, writing what the server answers (specification 7.4).

export interface Frame {
  readonly command: string;
  /** The first value of a repeated header counts (STOMP 1.2, repeated header entries). */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** A message that is not a frame; its words may be shown to the client. */
export class FrameError extends Error {}

const COMMANDS = new Set([
  'CONNECT',
  'STOMP',
  'SEND',
  'SUBSCRIBE',
  'UNSUBSCRIBE',
  'ACK',
  'NACK',
  'BEGIN',
  'COMMIT',
  'ABORT',
  'DISCONNECT',
]);
const MOST_HEADERS = 40;
const LONGEST_LINE = 8_192;
const NUL = 0;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Reads one WebSocket message: whole frames, or line ends alone, which are heart-beats and give an empty list.
 * Throws FrameError for anything else.
 */
export function readFrames(message: Buffer): Frame[] {
  const frames: Frame[] = [];
  let at = skipLineEnds(message, 0);
  while (at < message.length) {
    const { frame, end } = readFrame(message, at);
    frames.push(frame);
    at = skipLineEnds(message, end);
  }
  return frames;
}

function skipLineEnds(message: Buffer, from: number): number {
  let at = from;
  while (message[at] === LINE_FEED || (message[at] === CARRIAGE_RETURN && message[at + 1] === LINE_FEED)) at += 1;
  return at;
}

function readFrame(message: Buffer, from: number): { frame: Frame; end: number } {
  let { line: command, end: at } = readLine(message, from);
  if (!COMMANDS.has(command)) throw new FrameError('unknown command');
  const isEscaped = command !== 'CONNECT' && command !== 'STOMP';
  const headers = new Map<string, string>();
  for (let count = 0; ; count += 1) {
    const { line, end } = readLine(message, at);
    at = end;
    if (line === '') break;
    if (count === MOST_HEADERS) throw new FrameError('too many headers');
    const colon = line.indexOf(':');
    if (colon < 1) throw new FrameError('malformed header');
    const name = isEscaped ? unescape(line.slice(0, colon)) : line.slice(0, colon);
    const value = isEscaped ? unescape(line.slice(colon + 1)) : line.slice(colon + 1);
    if (!headers.has(name)) headers.set(name, value);
  }
  const end = endOfBody(message, at, headers.get('content-length'));
  return { frame: { command, headers, body: message.toString('utf8', at, end) }, end: end + 1 };
}

function readLine(message: Buffer, from: number): { line: string; end: number } {
  const end = message.indexOf(LINE_FEED, from);
  if (end === -1 || end - from > LONGEST_LINE) throw new FrameError('malformed frame');
  const stop = end > from && message[end - 1] === CARRIAGE_RETURN ? end - 1 : end;
  const line = message.toString('utf8', from, stop);
  if (line.includes('\0')) throw new FrameError('malformed frame');
  return { line, end: end + 1 };
}

function endOfBody(message: Buffer, from: number, length: string | undefined): number {
  if (length === undefined) {
    const end = message.indexOf(NUL, from);
    if (end === -1) throw new FrameError('frame without end');
    return end;
  }
  const end = from + Number(length);
  if (!/^\d{1,9}$/.test(length) || message[end] !== NUL) throw new FrameError('content-length does not fit');
  return end;
}

const UNESCAPED: Readonly<Record<string, string>> = { '\\r': '\r', '\\n': '\n', '\\c': ':', '\\\\': '\\' };
const ESCAPED: Readonly<Record<string, string>> = { '\r': '\\r', '\n': '\\n', ':': '\\c', '\\': '\\\\' };

function unescape(text: string): string {
  return text.replace(/\\[^]?/g, (sequence) => {
    const character = UNESCAPED[sequence];
    if (character === undefined) throw new FrameError('undefined escape');
    return character;
  });
}

const escape = (text: string): string => text.replace(/[\r\n:\\]/g, (character) => ESCAPED[character]!);

/** The text of a frame. Headers are escaped, except in CONNECTED as STOMP 1.2 asks. */
export function writeFrame(command: string, headers: Readonly<Record<string, string>>, body = ''): string {
  const encode = command === 'CONNECTED' ? (text: string) => text : escape;
  const lines = Object.entries(headers).map(([name, value]) => `${encode(name)}:${encode(value)}\n`);
  return `${command}\n${lines.join('')}\n${body}\0`;
}
