// Arithmetic of the field of 256 elements, and the Reed-Solomon encoder on it (generator polynomial 0x11d, first root 1).
const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value;
  EXP[power + 255] = value;
  LOG[value] = power;
  value <<= 1;
  if (value & 0x100) value ^= 0x11d;
}

/** The generator to a power; the power may be anything from 0. */
export const alpha = (power: number): number => EXP[power % 255]!;

export function multiply(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : EXP[LOG[a]! + LOG[b]!]!;
}

/** The inverse of anything but 0. */
export const inverse = (a: number): number => EXP[255 - LOG[a]!]!;

/** The message with `parity` bytes behind it, which repair up to half as many wrong bytes. */
export function encodeBlock(message: Uint8Array, parity: number): Uint8Array {
  const generator = generatorOf(parity);
  const block = new Uint8Array(message.length + parity);
  block.set(message);
  for (let at = 0; at < message.length; at += 1) {
    const factor = block[at]!;
    for (let k = 1; k <= parity; k += 1) block[at + k]! ^= multiply(generator[k]!, factor);
  }
  block.set(message);
  return block;
}

function generatorOf(parity: number): Uint8Array {
  let generator = Uint8Array.of(1);
  for (let root = 0; root < parity; root += 1) {
    const next = new Uint8Array(generator.length + 1);
    generator.forEach((value, at) => {
      next[at]! ^= value;
      next[at + 1]! ^= multiply(value, alpha(root));
    });
    generator = next;
  }
  return generator;
}
