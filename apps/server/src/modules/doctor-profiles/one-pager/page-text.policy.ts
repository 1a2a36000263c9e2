// Long text on a page of fixed size.

/** At most so many characters; an ellipsis says that more is known. */
export function resumeShown(text: string, most: number): string {
  const characters = [...text.trim()];
  return characters.length <= most ? characters.join('') : `${characters.slice(0, most - 1).join('')}…`;
}
