// Headers of every answer that keep pages from being framed, sniffed or scripted from elsewhere; made once, not per request (docs/security.md).
import { policyText, strictPolicy } from './content-policy.ts';

/** @param isSecure whether browsers reach the server through https, and shall do so for a year */
export function securityHeaders(isSecure: boolean): Record<string, string> {
  return {
    'content-security-policy': policyText(strictPolicy),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
}
