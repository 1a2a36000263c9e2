// The diagram in the colours of the theme: the renderer writes them as style, so that a token follows its theme.
export const drawn = {
  defaultFillColor: 'var(--c-surface)',
  defaultStrokeColor: 'var(--c-text-2)',
  defaultLabelColor: 'var(--c-text)',
} as const;

/** Names in the typeface of the page; the renderer measures them with it, so it must be the real one. */
export function lettered(): { defaultStyle: object; externalStyle: object } {
  const { fontFamily } = getComputedStyle(document.body);
  return { defaultStyle: { fontFamily, fontSize: 12 }, externalStyle: { fontFamily, fontSize: 12 } };
}
