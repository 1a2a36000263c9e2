// The links of a stored article: counted in their order, so that following one names a number and never an address.

// The sanitiser writes every link this way (articles/html).
const LINK = /<a href="(https:\/\/[^"]*)"/g;

const plain = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

export const linksOf = (html: string): string[] => [...html.matchAll(LINK)].map(([, address]) => plain(address!));

/** The article with each link leading through the page of this token. */
export function withOwnLinks(html: string, base: string): string {
  let number = 0;
  return html.replaceAll(LINK, () => `<a href="${base}/link/${number++}"`);
}
