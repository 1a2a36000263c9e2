// Sentences of a post and clauses of a sentence, with their places.
export interface Span {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function spansOf(text: string, pattern: RegExp): Span[] {
  const spans: Span[] = [];
  for (const match of text.matchAll(pattern))
    if (match[0].trim() !== '') spans.push({ text: match[0], start: match.index, end: match.index + match[0].length });
  return spans;
}

/** A quote may have a thousand characters; a longer sentence is cut. */
export const sentencesOf = (text: string): Span[] => spansOf(text, /[^。！？!?；;\n]{1,999}[。！？!?；;]?/gu);

/** Contrast begins a clause, as a comma does. */
export const clausesOf = (text: string): Span[] =>
  spansOf(text, /(?:但是|但|不过|然而|可是|只是|可惜)?(?:(?!但是|但|不过|然而|可是|只是|可惜)[^，,：:])+/gu);
