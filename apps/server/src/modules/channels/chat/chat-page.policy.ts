// Which pages are signed for enterprise chat, and how.
import { createHash } from 'node:crypto';
import type { PageSignature } from '@yijian/contract/channels';

/** The address as it is signed, if it is a page of this product: what follows # is left out. */
export function signedAddress(url: string, origin: string): string | undefined {
  const page = URL.parse(url);
  if (page === null || page.origin !== origin || !page.pathname.startsWith('/pc/')) return undefined;
  return url.split('#', 1)[0];
}

interface Signed {
  readonly ticket: string;
  readonly nonceStr: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly url: string;
}

/** The signature of the JS-SDK: SHA-1 over the four values in the order of their names (WeCom, JS-SDK, appendix 1). */
export function signatureOf({ ticket, nonceStr, timestamp, url }: Signed): PageSignature['config'] {
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`;
  return { timestamp, nonceStr, signature: createHash('sha1').update(text).digest('hex') };
}
