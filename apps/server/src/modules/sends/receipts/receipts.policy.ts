// What a report says of a message and of its address.

const REFERENCE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:@|$)/;

/** Our reference at the beginning of a Message-ID, or as it was given to a provider. */
export const referenceIn = (text: string): string | undefined => REFERENCE.exec(text.toLowerCase())?.[1];

/**
 * Whether nothing will ever arrive (RFC 3463): no such address or host, moved, or switched off. A full mailbox, a mail that is too large or
 * refused for what it says leaves the address as it is; a report without a status counts as the refusal that it is.
 */
export const closesAddress = (status: string): boolean => status === '' || /^5\.(?:1\.\d+|2\.1|4\.4)$/.test(status);
