// Draws the two layers of a page's marks as images for a repeated background: faint words, and the invisible pattern.
import { readToken } from '../tokens/index.ts';
import { CHIP, patternOf, TILE } from './pattern.ts';
import type { PageMark } from './payload.ts';

/** Of 255: black over one half of the chips, white over the other, so that light and dark pages carry the same difference. */
const AMPLITUDE = 1;

/** The pattern as an image of one CSS pixel per pixel; a page changes by at most one of 255 levels. */
export function drawPattern(mark: PageMark): string {
  const edge = TILE * CHIP;
  const { canvas, pen } = canvasOf(edge, edge);
  const image = pen.createImageData(edge, edge);
  const pattern = patternOf(mark);
  for (let pixel = 0; pixel < edge * edge; pixel += 1) {
    const chip = Math.floor(pixel / edge / CHIP) * TILE + Math.floor((pixel % edge) / CHIP);
    const level = pattern[chip]! > 0 ? 255 : 0;
    image.data.set([level, level, level, AMPLITUDE], pixel * 4);
  }
  pen.putImageData(image, 0, 0);
  return canvas.toDataURL('image/png');
}

/** Size of the words' tile in CSS pixels: two marks in it, staggered. */
export const WORDS_TILE = { width: 520, height: 300 } as const;
const SLOPE = -16;
const FONT_SIZE = 14;
const LINE_HEIGHT = 22;

/** The words, each line under the other, in the ink of the skin. */
export function drawWords(lines: readonly string[]): string {
  const { width, height } = WORDS_TILE;
  const scale = Math.min(Math.max(window.devicePixelRatio, 1), 2);
  const { canvas, pen } = canvasOf(width * scale, height * scale);
  pen.scale(scale, scale);
  pen.fillStyle = readToken('c-watermark') || 'transparent';
  pen.font = `400 ${FONT_SIZE}px ${readToken('f-sans') || 'sans-serif'}`;
  pen.textAlign = 'center';
  for (const [x, y] of [
    [width / 4, height / 4],
    [(width * 3) / 4, (height * 3) / 4],
  ] as const) {
    pen.save();
    pen.translate(x, y);
    pen.rotate((SLOPE * Math.PI) / 180);
    lines.forEach((line, index) => pen.fillText(line, 0, index * LINE_HEIGHT, width / 2));
    pen.restore();
  }
  return canvas.toDataURL('image/png');
}

function canvasOf(width: number, height: number): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws no canvas');
  return { canvas, pen };
}
