// Words in a mail: whatever stands in a name or a title is text, never markup, header or placeholder.

/** One line without control characters: a title with a line break would begin a header of its own. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Text as it stands in HTML, in an attribute as well. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** a***@hospital.example */
export const maskMail = (address: string): string => address.replace(/^(.)[^@]*/u, '$1***');
