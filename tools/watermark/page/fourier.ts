// Circular correlation of two square pictures by the fast Fourier transform; the edge is a power of two.

interface Spectrum {
  readonly real: Float64Array;
  readonly imaginary: Float64Array;
}

/** At [y * edge + x]: how well `pattern`, moved by (x, y), lies on `picture`. */
export function correlate(picture: Float64Array, pattern: Float64Array, edge: number): Float64Array {
  const a = transform({ real: picture.slice(), imaginary: new Float64Array(picture.length) }, edge);
  const b = transform({ real: pattern.slice(), imaginary: new Float64Array(pattern.length) }, edge);
  const real = a.real.map((value, at) => value * b.real[at]! + a.imaginary[at]! * b.imaginary[at]!);
  // Conjugated before and after, the forward transform is the inverse one.
  const imaginary = a.real.map((value, at) => -(a.imaginary[at]! * b.real[at]! - value * b.imaginary[at]!));
  return transform({ real, imaginary }, edge).real.map((value) => value / picture.length);
}

/** In place, rows and then columns. */
function transform(spectrum: Spectrum, edge: number): Spectrum {
  for (let line = 0; line < edge; line += 1) transformLine(spectrum, line * edge, 1, edge);
  for (let line = 0; line < edge; line += 1) transformLine(spectrum, line, edge, edge);
  return spectrum;
}

function transformLine({ real, imaginary }: Spectrum, start: number, step: number, count: number): void {
  for (let index = 1, other = 0; index < count; index += 1) {
    let bit = count >> 1;
    for (; other & bit; bit >>= 1) other ^= bit;
    other ^= bit;
    if (index < other) {
      swap(real, start + index * step, start + other * step);
      swap(imaginary, start + index * step, start + other * step);
    }
  }
  for (let size = 2; size <= count; size *= 2) {
    for (let at = 0; at < size / 2; at += 1) {
      const [cosine, sine] = [Math.cos((-2 * Math.PI * at) / size), Math.sin((-2 * Math.PI * at) / size)];
      for (let block = at; block < count; block += size) {
        const [low, high] = [start + block * step, start + (block + size / 2) * step];
        const r = real[high]! * cosine - imaginary[high]! * sine;
        const i = real[high]! * sine + imaginary[high]! * cosine;
        real[high] = real[low]! - r;
        imaginary[high] = imaginary[low]! - i;
        real[low]! += r;
        imaginary[low]! += i;
      }
    }
  }
}

function swap(list: Float64Array, a: number, b: number): void {
  [list[a], list[b]] = [list[b]!, list[a]!];
}
