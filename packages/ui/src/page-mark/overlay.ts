// Lays a page's marks over everything, takes no click, and comes back when someone takes it away (look and feel, ground rules).
import { watchSkin } from '../tokens/index.ts';
import { drawPattern, drawWords, WORDS_TILE } from './drawing.ts';
import type { PageMark } from './payload.ts';

export interface PageMarks {
  /** What is read on the page at this moment: two lines. */
  readonly lines: (at: number) => readonly string[];
  /** What the invisible mark says; undefined where the ids do not fit, and then only the words are drawn. */
  readonly mark: Omit<PageMark, 'at'>;
}

const MINUTE = 60_000;
/** Above the drawers and dialogs of the component library. */
const LAYER = '2147483000';

/** Draws, redraws every minute and with the skin; answers how to take the marks away. */
export function layPageMarks(marks: PageMarks): () => void {
  let host = document.createElement('div');
  let layers: readonly HTMLElement[] = [];
  let drawn = '';
  const watch = new MutationObserver(() => mend());

  /** A closed root: the styles of the page, and who looks for the layer in it, do not reach in. */
  function lay(): void {
    host = document.createElement('div');
    host.setAttribute('aria-hidden', 'true');
    const root = host.attachShadow({ mode: 'closed' });
    layers = [document.createElement('div'), document.createElement('div')];
    root.append(...layers);
    document.body.append(host);
    watch.observe(document.body, { childList: true });
    watch.observe(host, { attributes: true });
    watch.observe(root, { attributes: true, childList: true, subtree: true });
    redraw();
  }

  function mend(): void {
    if (host.isConnected && layers.every((layer) => layer.isConnected && layer.style.cssText === drawnOf(layer))) {
      if (host.getAttributeNames().join() === 'aria-hidden') return;
    }
    watch.disconnect();
    host.remove();
    lay();
  }

  const styles = new WeakMap<HTMLElement, string>();
  const drawnOf = (layer: HTMLElement): string | undefined => styles.get(layer);

  function redraw(): void {
    const now = Date.now();
    const lines = marks.lines(now);
    const key = `${Math.floor(now / MINUTE)} ${lines.join(' ')}`;
    const images = [drawWords(lines), patternAt(now)];
    drawn = key;
    layers.forEach((layer, index) => {
      dress(layer, images[index], index === 0 ? WORDS_TILE : undefined);
      styles.set(layer, layer.style.cssText);
    });
    watch.takeRecords();
  }

  function patternAt(at: number): string | undefined {
    try {
      return drawPattern({ ...marks.mark, at });
    } catch (fault) {
      if (fault instanceof RangeError) return undefined;
      throw fault;
    }
  }

  const stopSkin = watchSkin(redraw);
  const timer = setInterval(() => {
    if (!document.hidden && !drawn.startsWith(`${Math.floor(Date.now() / MINUTE)} `)) redraw();
  }, 5_000);
  lay();
  return () => {
    clearInterval(timer);
    stopSkin();
    watch.disconnect();
    host.remove();
  };
}

function dress(layer: HTMLElement, image: string | undefined, tile: { width: number; height: number } | undefined) {
  Object.assign(layer.style, {
    position: 'fixed',
    inset: '0',
    zIndex: LAYER,
    pointerEvents: 'none',
    contain: 'strict',
    backgroundImage: image === undefined ? 'none' : `url("${image}")`,
    backgroundSize: tile ? `${tile.width}px ${tile.height}px` : 'auto',
    imageRendering: tile ? 'auto' : 'pixelated',
    // Its own layer of the compositor: what scrolls below is not drawn anew.
    willChange: 'transform',
    printColorAdjust: 'exact',
  });
}
