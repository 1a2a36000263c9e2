// Loads the web-font style sheet after the first paint, so that it is never on the critical path (look and feel, type).

/** Call once after the first render; glyph files are then fetched only for ranges the system lacks. */
export function loadFonts(): void {
  const start = (): void => void import('./fonts.css');
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 1500 });
  else setTimeout(start, 200);
}
