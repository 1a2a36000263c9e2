// Frames as STOMP 1.2 writes them, and everything that is none.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FrameError, readFrames, writeFrame } from './frame.ts';

const read = (text: string) => readFrames(Buffer.from(text));

describe('frames', () => {
  test('a frame is read with its headers, body and line ends of both kinds', () => {
    const [frame] = read('SUBSCRIBE\r\nid:sub-0\r\ndestination:/topic/notice\r\n\r\nhello\0\n');
    expect(frame).toMatchObject({ command: 'SUBSCRIBE', body: 'hello' });
    expect([...frame!.headers]).toEqual([
      ['id', 'sub-0'],
      ['destination', '/topic/notice'],
    ]);
  });

  test('line ends alone are a heart-beat', () => {
    expect(read('\n')).toEqual([]);
    expect(read('\r\n\n')).toEqual([]);
  });

  test('two frames in one message are both read', () => {
    expect(read('UNSUBSCRIBE\nid:1\n\n\0\nDISCONNECT\n\n\0').map((frame) => frame.command)).toEqual([
      'UNSUBSCRIBE',
      'DISCONNECT',
    ]);
  });

  test('the first of a repeated header counts', () => {
    expect(read('SUBSCRIBE\nid:first\nid:second\n\n\0')[0]!.headers.get('id')).toBe('first');
  });

  test('headers are unescaped, but not those of CONNECT', () => {
    expect(read('SUBSCRIBE\nid:a\\cb\\nc\\\\d\n\n\0')[0]!.headers.get('id')).toBe('a:b\nc\\d');
    expect(read('CONNECT\npasscode:a\\cb\n\n\0')[0]!.headers.get('passcode')).toBe('a\\cb');
  });

  test('content-length counts bytes and may hold NUL', () => {
    expect(read('SEND\ncontent-length:7\n\n医\0三\0')[0]!.body).toBe('医\0三');
  });

  test.each([
    ['an unknown command', 'HELLO\n\n\0'],
    ['a lower-case command', 'connect\n\n\0'],
    ['no end', 'SUBSCRIBE\nid:1\n\n'],
    ['no blank line', 'SUBSCRIBE\nid:1\0'],
    ['a header without colon', 'SUBSCRIBE\nid\n\n\0'],
    ['a header without name', 'SUBSCRIBE\n:1\n\n\0'],
    ['an undefined escape', 'SUBSCRIBE\nid:a\\tb\n\n\0'],
    ['an escape cut short', 'SUBSCRIBE\nid:a\\\n\n\0'],
    ['a content-length beyond the end', 'SEND\ncontent-length:99\n\nx\0'],
    ['a content-length before the end', 'SEND\ncontent-length:1\n\nxy\0'],
    ['a negative content-length', 'SEND\ncontent-length:-1\n\nx\0'],
    ['too many headers', `SUBSCRIBE\n${'a:b\n'.repeat(41)}\n\0`],
    ['a line too long', `SUBSCRIBE\nid:${'x'.repeat(9000)}\n\n\0`],
    ['text after a frame', 'DISCONNECT\n\n\0x'],
  ])('%s is refused', (_, text) => {
    expect(() => read(text)).toThrow(FrameError);
  });

  test('any headers and body survive writing and reading', () => {
    const word = fc.string({ minLength: 1, maxLength: 50, unit: 'binary' }).filter((text) => !text.includes('\0'));
    fc.assert(
      fc.property(word, word, fc.string({ unit: 'binary' }), (name, value, body) => {
        const text = writeFrame('SEND', { [name]: value, 'content-length': String(Buffer.byteLength(body)) }, body);
        const [frame] = read(text);
        expect(frame!.headers.get(name)).toBe(value);
        expect(frame!.body).toBe(body);
      }),
      { numRuns: 200 },
    );
  });

  test('no bytes at all bring anything but frames or a FrameError', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        try {
          readFrames(Buffer.from(bytes));
        } catch (error) {
          expect(error).toBeInstanceOf(FrameError);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
