// Menu items that are pages of other sites: in a frame, or opened directly (specification 2.3, menu-built routes).
import { attribute, type MenuItem, placesOf } from './menu-item.ts';

export interface OutsidePage {
  readonly address: string;
  /** `frame` inside a tab, `window` directly. */
  readonly shownIn: 'frame' | 'window';
  /** Entry of the menu whose dashboard the server signs; its address here opens nothing. */
  readonly signedMenu?: string | undefined;
}

/** The outside page of an item, if its api is an http address and it has no children (R2.13). */
export function outsidePageOf(item: MenuItem): OutsidePage | undefined {
  const address = webAddress(item.api);
  if (!address || placesOf(item).length > 0) return undefined;
  // A signed address is a secret of its reader and never stands in an address bar.
  if (item.isSigned && item.id) return { address, shownIn: 'frame', signedMenu: item.id };
  return { address, shownIn: attribute(item, 'externalApi') === 'true' ? 'window' : 'frame' };
}

/** A http or https address as the browser itself reads it; `javascript:` and its spellings never pass. */
export function webAddress(text: string | null | undefined): string | undefined {
  if (!text || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  return isWeb && !url.username && !url.password ? url.href : undefined;
}

/** Opens an address without giving it a handle on our window. */
export function openOutside(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer');
}
