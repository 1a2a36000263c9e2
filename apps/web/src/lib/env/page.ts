// Facts of the page itself: base path and the enterprise-chat container (specification 2.4, 9).

/** The product is served under this prefix (R9.1). */
export const basePath = '/pc/';

/** Absolute address of a path inside the product: `pageUrl('/initWecom')`. */
export function pageUrl(path: string, origin: string = window.location.origin): string {
  return `${origin}${basePath}${path.replace(/^\/+/, '')}`;
}

/** True inside the chat of doctors: WeChat, or the enterprise-chat app. */
export function isChat(userAgent: string = globalThis.navigator?.userAgent ?? ''): boolean {
  return isEnterpriseChat(userAgent) || /MicroMessenger/i.test(userAgent);
}

/** True inside the enterprise-chat app, where menu and top bar are hidden (R2.20). */
export function isEnterpriseChat(userAgent: string = globalThis.navigator?.userAgent ?? ''): boolean {
  return /wxwork/i.test(userAgent);
}
