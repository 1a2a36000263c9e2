// Paints a part of the page onto a canvas as it stands on the screen: boxes, pictures, and every line of text in its own font.
// A copy inside an SVG would be shorter, but an SVG as a picture does not see the fonts of the page.

/** What is not drawn: buttons of the tile, words for screen readers, layers that float. */
const unseen = '.yj-tile-actions, .yj-chart-tools, .yj-hidden, .yj-definition';
const CLEAR = 'rgba(0, 0, 0, 0)';

export type Icons = ReadonlyMap<SVGSVGElement, HTMLImageElement>;

interface Painting {
  readonly pen: CanvasRenderingContext2D;
  /** Where the part begins on the screen. */
  readonly origin: DOMRect;
  readonly icons: Icons;
}

/** The drawings in the part as pictures; a picture has to be there before it is painted. */
export async function readIcons(part: HTMLElement): Promise<Icons> {
  const drawings = [...part.querySelectorAll('svg')];
  const pictures = await Promise.all(drawings.map(pictureOf));
  return new Map(drawings.map((drawing, place) => [drawing, pictures[place]!]));
}

export function drawPart(pen: CanvasRenderingContext2D, part: HTMLElement, icons: Icons): void {
  drawElement({ pen, origin: part.getBoundingClientRect(), icons }, part);
}

function drawElement(painting: Painting, element: Element): void {
  const { pen } = painting;
  const style = getComputedStyle(element);
  if (style.display === 'none' || element.matches(unseen)) return;
  const box = boxOf(painting, element.getBoundingClientRect());
  pen.save();
  pen.globalAlpha *= Number(style.opacity);
  if (style.visibility === 'visible') drawBox(pen, style, box);
  if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
    pen.beginPath();
    pen.rect(box.x, box.y, box.width, box.height);
    pen.clip();
  }
  drawContent(painting, element, box);
  pen.restore();
}

function drawContent(painting: Painting, element: Element, box: DOMRect): void {
  const { pen, icons } = painting;
  if (box.width > 0 && box.height > 0) {
    const picture = element instanceof SVGSVGElement ? icons.get(element) : element;
    if (picture instanceof HTMLCanvasElement || (picture instanceof HTMLImageElement && picture.complete))
      pen.drawImage(picture, box.x, box.y, box.width, box.height);
  }
  if (element instanceof SVGElement) return;
  for (const child of element.childNodes) {
    if (child instanceof Element) drawElement(painting, child);
    else if (child instanceof Text) drawText(painting, child, getComputedStyle(element));
  }
}

function drawBox(pen: CanvasRenderingContext2D, style: CSSStyleDeclaration, { x, y, width, height }: DOMRect): void {
  const radius = Math.min(Number.parseFloat(style.borderTopLeftRadius) || 0, width / 2, height / 2);
  if (style.backgroundColor !== CLEAR) {
    pen.fillStyle = style.backgroundColor;
    pen.beginPath();
    pen.roundRect(x, y, width, height, radius);
    pen.fill();
  }
  const sides = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) => ({
    side,
    line: style[`border${side}Style`] === 'none' ? 0 : Number.parseFloat(style[`border${side}Width`]),
    color: style[`border${side}Color`],
  }));
  if (sides.every(({ line, color }) => line > 0 && line === sides[0]!.line && color === sides[0]!.color)) {
    const half = sides[0]!.line / 2;
    pen.strokeStyle = sides[0]!.color;
    pen.lineWidth = sides[0]!.line;
    pen.beginPath();
    pen.roundRect(x + half, y + half, width - half * 2, height - half * 2, radius);
    pen.stroke();
    return;
  }
  for (const { side, line, color } of sides) {
    if (line === 0) continue;
    pen.fillStyle = color;
    const isAcross = side === 'Top' || side === 'Bottom';
    pen.fillRect(
      side === 'Right' ? x + width - line : x,
      side === 'Bottom' ? y + height - line : y,
      isAcross ? width : line,
      isAcross ? line : height,
    );
  }
}

function drawText(painting: Painting, node: Text, style: CSSStyleDeclaration): void {
  if (node.data.trim() === '' || style.visibility !== 'visible') return;
  const { pen } = painting;
  pen.fillStyle = style.color;
  pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  pen.textBaseline = 'alphabetic';
  for (const { words, box } of linesOf(node)) {
    const { x, y, height } = boxOf(painting, box);
    const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = pen.measureText(words);
    pen.fillText(words, x, y + (height - above - below) / 2 + above);
  }
}

/** What stands on each line, and where the line begins. */
function linesOf(node: Text): { words: string; box: DOMRect }[] {
  const lines: { words: string; box: DOMRect }[] = [];
  const range = document.createRange();
  let at = 0;
  for (const letter of node.data) {
    range.setStart(node, at);
    at += letter.length;
    range.setEnd(node, at);
    const [box] = range.getClientRects();
    // Blanks that the page puts together take no room.
    if (box === undefined || box.width === 0) continue;
    const line = lines.at(-1);
    if (line !== undefined && Math.abs(line.box.top - box.top) < 2) line.words += letter;
    else lines.push({ words: letter, box });
  }
  return lines;
}

const boxOf = ({ origin }: Painting, { x, y, width, height }: DOMRect): DOMRect =>
  new DOMRect(x - origin.x, y - origin.y, width, height);

/** Colours come from the page's style sheets, which a picture does not see. */
async function pictureOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  [drawing, ...drawing.querySelectorAll('*')].forEach((original, place) => {
    const style = getComputedStyle(original);
    for (const name of ['color', 'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'opacity'])
      copies[place]!.style.setProperty(name, style.getPropertyValue(name));
  });
  const { width, height } = drawing.getBoundingClientRect();
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  // A drawing without room cannot be read, and is not seen either.
  await image.decode().catch(() => undefined);
  return image;
}
