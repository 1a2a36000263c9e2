// PostgreSQL prints definitions with capital keywords; ours are written in lower case everywhere.

/** Lowers everything but texts in quotes and the bodies of functions. */
export function lowerCase(definition: string): string {
  return definition
    .split(/('(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[\s\S]*?\$\2\$)/)
    .filter((_, index) => index % 3 !== 2)
    .map((piece, index) => (index % 2 === 0 ? piece.toLowerCase() : piece))
    .join('');
}
