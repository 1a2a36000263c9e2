// Draws a part of the page as a PNG: title and facts above it, watermark over it (look and feel, charts; product 3.19).
import { readToken } from '../tokens/index.ts';
import { drawPart, readIcons } from './draw-part.ts';

export interface PictureFrame {
  readonly title: string;
  /** Period, as-of time, filters: one line each. */
  readonly facts: readonly string[];
  /** Whose picture it is. */
  readonly watermark: readonly string[];
}

const SCALE = 2;
const EDGE = 24;
const TITLE = 20;
const FACT = 13;
const LINE = 22;
const WORDS = { width: 360, height: 220, slope: (-16 * Math.PI) / 180, size: 14 } as const;
/** Pixels a side that every browser still draws. */
const LONGEST = 16_000;

/** Throws when the browser cannot draw it. */
export async function drawPicture(part: HTMLElement, frame: PictureFrame): Promise<Blob> {
  const icons = await readIcons(part);
  const { width, height } = part.getBoundingClientRect();
  const head = EDGE + LINE * (frame.facts.length + 1) + EDGE / 2;
  const whole = { width: width + EDGE * 2, height: head + height + EDGE };
  const scale = Math.min(SCALE, LONGEST / whole.width, LONGEST / whole.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(whole.width * scale);
  canvas.height = Math.round(whole.height * scale);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('this browser draws no canvas');
  pen.scale(scale, scale);
  pen.fillStyle = readToken('c-canvas');
  pen.fillRect(0, 0, whole.width, whole.height);
  drawHead(pen, frame);
  pen.save();
  pen.translate(EDGE, head);
  drawPart(pen, part, icons);
  pen.restore();
  drawWatermark(pen, frame.watermark, whole);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the picture is too large')) : resolve(blob)),
      'image/png',
    );
  });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function drawHead(pen: CanvasRenderingContext2D, { title, facts }: PictureFrame): void {
  const font = readToken('f-sans') || 'sans-serif';
  pen.textBaseline = 'top';
  pen.fillStyle = readToken('c-text');
  pen.font = `600 ${TITLE}px ${font}`;
  pen.fillText(title, EDGE, EDGE);
  pen.fillStyle = readToken('c-text-2');
  pen.font = `400 ${FACT}px ${font}`;
  facts.forEach((fact, place) => pen.fillText(fact, EDGE, EDGE + LINE * (place + 1) + 6));
}

function drawWatermark(pen: CanvasRenderingContext2D, words: readonly string[], { width, height }: Size): void {
  pen.fillStyle = readToken('c-text-3');
  pen.globalAlpha = 0.16;
  pen.font = `400 ${WORDS.size}px ${readToken('f-sans') || 'sans-serif'}`;
  pen.textAlign = 'center';
  for (let y = WORDS.height / 2; y < height + WORDS.height; y += WORDS.height)
    for (let x = WORDS.width / 2; x < width + WORDS.width; x += WORDS.width) {
      pen.save();
      pen.translate(x, y);
      pen.rotate(WORDS.slope);
      words.forEach((line, place) => pen.fillText(line, 0, place * LINE));
      pen.restore();
    }
  pen.globalAlpha = 1;
}
