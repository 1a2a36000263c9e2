// Films as cameras and programs write them: place, device, date and tags go, the film and the length of the file stay.
import { describe, expect, it } from 'vitest';
import { box, element, film } from '../../../../../../tools/testing/content/films.ts';
import { bareFilm } from './bare-film.ts';

const PLACE = '+31.2304+121.4737+010.0/';
const DEVICE = 'Camera of Chen Yizhou';
const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, 4 * at);
  return bytes;
};
const text = (value: string): Buffer => Buffer.from(value, 'utf8');

describe('an MP4 file', () => {
  const sound = text('SOUND-OF-THE-FILM');
  const pictures = text('PICTURES-OF-THE-FILM');
  const kind = box('ftyp', text('isom\0\0\0\0isommp42'));
  const places = text(PLACE);
  const data = box('mdat', pictures, places, sound);
  const placesAt = kind.length + 8 + pictures.length;
  const dated = (type: string): Buffer => box(type, numbers(0, 0xd1d1d1d1, 0xd2d2d2d2, 1, 1000), Buffer.alloc(80, 7));
  const track = (handler: string, at: number, size: number, chunks: 'stco' | 'co64' = 'stco'): Buffer =>
    box(
      'trak',
      dated('tkhd'),
      box('udta', box('name', text(DEVICE))),
      box(
        'mdia',
        dated('mdhd'),
        box('hdlr', numbers(0, 0), text(handler), Buffer.alloc(12), text(`${DEVICE}\0`)),
        box(
          'minf',
          box(
            'stbl',
            box('stsz', numbers(0, 0, 2, 10, size - 10)),
            box('stsc', numbers(0, 1, 1, 2, 1)),
            box(chunks, chunks === 'stco' ? numbers(0, 1, at) : numbers(0, 1, 0, at)),
          ),
        ),
      ),
    );
  const movie = (...tracks: readonly Buffer[]): Buffer =>
    box(
      'moov',
      dated('mvhd'),
      ...tracks,
      box('udta', box('\u00a9xyz', text(PLACE)), box('\u00a9mod', text(DEVICE))),
      box('meta', numbers(0), box('keys', text(PLACE))),
    );
  const whole = Buffer.concat([
    kind,
    data,
    box('uuid', text(`0123456789abcdef<xmp>${PLACE}</xmp>`)),
    box('free', text(DEVICE)),
    movie(
      track('vide', kind.length + 8, pictures.length),
      track('meta', placesAt, places.length),
      track('soun', placesAt + places.length, sound.length),
    ),
  ]);

  it('keeps the film where it was, and nothing of place, device and date', () => {
    const bare = bareFilm('video/mp4', whole)!;
    expect(bare.length).toBe(whole.length);
    for (const word of [PLACE, DEVICE, 'xmp']) expect([word, bare.includes(word)]).toEqual([word, false]);
    for (const at of [whole.indexOf(pictures), whole.indexOf(sound)]) expect(at).toBeGreaterThan(0);
    expect([bare.indexOf(pictures), bare.indexOf(sound)]).toEqual([whole.indexOf(pictures), whole.indexOf(sound)]);
    expect(bare.includes(Buffer.from([0xd1, 0xd1, 0xd1, 0xd1]))).toBe(false);
    expect(bare.includes(Buffer.from([0xd2, 0xd2, 0xd2, 0xd2]))).toBe(false);
    // What follows the dates is how long the film is.
    expect(bare.includes(numbers(0, 0, 0, 1, 1000))).toBe(true);
    expect([bare.indexOf('moov'), bare.includes('vide'), bare.includes('soun')]).toEqual([
      whole.indexOf('moov'),
      true,
      true,
    ]);
    expect(bareFilm('video/mp4', bare)!.equals(bare)).toBe(true);
  });

  it('blanks a track of places also where its chunks are named by long numbers', () => {
    const file = Buffer.concat([kind, data, movie(track('meta', placesAt, places.length, 'co64'))]);
    const bare = bareFilm('video/mp4', file)!;
    expect([bare.includes(PLACE), bare.includes(pictures)]).toEqual([false, true]);
  });

  it('is left as it is where there is nothing to take away, and untouched itself', () => {
    const plain = film(1, 4000);
    expect(bareFilm('video/mp4', plain)!.equals(plain)).toBe(true);
    const copy = Buffer.from(whole);
    bareFilm('video/mp4', whole);
    expect(whole.equals(copy)).toBe(true);
  });

  it('is refused where boxes, tables or places do not fit the file', () => {
    for (const [name, file] of [
      ['cut', whole.subarray(0, -3)],
      ['more', Buffer.concat([whole, text('abc')])],
      ['a box longer than the file', Buffer.concat([kind, numbers(1000), text('mdat')])],
      ['a box shorter than its head', Buffer.concat([kind, numbers(4), text('mdat')])],
      ['samples beyond the end', Buffer.concat([kind, data, movie(track('meta', 1_000_000, 20))])],
      ['a track without tables', Buffer.concat([kind, movie(box('trak', dated('tkhd')))])],
      [
        'a table that ends early',
        Buffer.concat([
          kind,
          movie(box('trak', box('mdia', box('minf', box('stbl', box('stsz'), box('stco'), box('stsc')))))),
        ]),
      ],
      ['places in pieces', Buffer.concat([whole, box('moof', box('mfhd', numbers(0, 1)))])],
    ] as const)
      expect([name, bareFilm('video/mp4', file)]).toEqual([name, undefined]);
  });
});

describe('a WebM file', () => {
  const head = element(0x1a45dfa3, element(0x4282, text('webm')));
  const block = element(0xa3, text('BLOCK-OF-THE-FILM'));
  const info = element(
    0x1549a966,
    Buffer.concat([
      element(0x2ad7b1, numbers(1_000_000)),
      element(0xbf, numbers(0x12345678)),
      element(0x7ba9, text(PLACE)),
      element(0x4461, text('DATE-UTC')),
      element(0x5741, text(DEVICE)),
      element(0x4489, numbers(0, 1)),
    ]),
  );
  const tracks = element(
    0x1654ae6b,
    element(0xae, Buffer.concat([element(0x86, text('V_VP8')), element(0x536e, text(DEVICE))])),
  );
  const tags = element(0x1254c367, element(0x7373, text(`LOCATION ${PLACE}`)));
  const attachment = element(0x1941a469, text(DEVICE));
  const clusters = (isOpen: boolean): Buffer =>
    Buffer.concat(
      [1, 2].map((time) => element(0x1f43b675, Buffer.concat([element(0xe7, numbers(time)), block]), isOpen)),
    );

  it.each([false, true])('keeps the film and nothing of place, device and date (ends not told: %s)', (isOpen) => {
    const parts = [info, tracks, clusters(isOpen), tags, attachment, element(0xec, text(DEVICE))];
    const whole = Buffer.concat([head, element(0x18538067, Buffer.concat(parts), isOpen)]);
    const bare = bareFilm('video/webm', whole)!;
    expect(bare.length).toBe(whole.length);
    for (const word of [PLACE, DEVICE, 'DATE-UTC', 'LOCATION'])
      expect([word, bare.includes(word)]).toEqual([word, false]);
    for (const part of [head, clusters(isOpen), element(0x2ad7b1, numbers(1_000_000)), element(0x86, text('V_VP8'))])
      expect(bare.indexOf(part)).toBe(whole.indexOf(part));
    expect(bareFilm('video/webm', bare)!.equals(bare)).toBe(true);
  });

  it('is refused where elements do not fit the file, and where there is no film', () => {
    const whole = Buffer.concat([head, element(0x18538067, Buffer.concat([info, tracks, clusters(false)]))]);
    for (const [name, file] of [
      ['cut', whole.subarray(0, -3)],
      ['no film', head],
      ['words', Buffer.concat([head, text('words')])],
      ['an open list of tags', Buffer.concat([head, element(0x18538067, element(0x1254c367, text(PLACE), true))])],
    ] as const)
      expect([name, bareFilm('video/webm', file)]).toEqual([name, undefined]);
  });
});
