// What the page of an enterprise may load (docs/security.md).
import { expect, it } from 'vitest';
import { readSettings } from '../platform/config/index.ts';
import type { Tenant } from '../platform/http/index.ts';
import { pagePolicy, policyText, strictPolicy } from './content-policy.ts';

const settings = readSettings({ GATEWAYS: 'https://crm.example=https://gate.example/prod-api' });
const origin = 'https://crm.example';
const tenant = (change: Partial<Tenant>): Tenant =>
  ({ settings: {}, authAddress: '/auth', interfaceAddress: '/prod-api', ...change }) as Tenant;

it('R7.9 online icons come only from hosts that the enterprise lists, as images that cannot script', () => {
  const policy = pagePolicy(
    settings,
    tenant({ settings: { iconHosts: ['icons.example.org'], frameHosts: ['portal.example.org'] } }),
    origin,
  );
  expect(policy).toContain("img-src 'self' data: blob: https://icons.example.org;");
  expect(policy).toContain("frame-src 'self' portal.example.org;");
  expect(policy).toContain("script-src 'self';");
});

it('R2.11 DSH-10 lets pages frame the analytics site of the enterprise, named once', () => {
  const framed = (analyticsAddress: unknown, frameHosts: string[]): string => {
    const policy = pagePolicy(settings, tenant({ settings: { analyticsAddress, frameHosts } }), origin);
    return policy.split(';').find((one) => one.startsWith('frame-src'))!;
  };
  expect(framed('https://reports.example.org:8443/x', [])).toBe("frame-src 'self' reports.example.org:8443");
  const listed = ['portal.example.org', 'reports.example.org'];
  expect(framed('https://reports.example.org/', listed)).toBe(
    "frame-src 'self' portal.example.org reports.example.org",
  );
  for (const none of ['', '/inside', "https://x;script-src 'unsafe-inline'/", 7])
    expect(framed(none, [])).toBe("frame-src 'self'");
});

it('lists the identity server and the gateways for calls, and nothing for an unknown host', () => {
  const policy = pagePolicy(settings, tenant({ authAddress: 'https://sso.example/auth' }), origin);
  expect(policy).toContain(
    "connect-src 'self' https://sso.example https://gate.example wss://crm.example wss://gate.example;",
  );
  expect(pagePolicy(settings, undefined, origin)).toContain("frame-src 'self';");
});

it('AIC-06 lists the own host of the chats for calls, and opens no socket to it', () => {
  const change = { settings: { languageModelAddress: 'https://chats.example/base' } };
  const policy = pagePolicy(readSettings({}), tenant(change), origin);
  expect(policy).toContain("connect-src 'self' https://chats.example wss://crm.example;");
});

it('takes no setting that would write the policy itself', () => {
  const policy = pagePolicy(
    settings,
    tenant({ settings: { iconHosts: ["x; script-src 'unsafe-inline'", '*', 7] } }),
    origin,
  );
  expect(policy).toContain("img-src 'self' data: blob:;");
});

it('opens sockets to the origin of the page and of its interface alone, never to any host', () => {
  const connectOf = (policy: string) => policy.split(';').find((part) => part.startsWith('connect-src'))!;
  const plain = readSettings({});
  expect(connectOf(pagePolicy(plain, tenant({}), 'http://localhost:8080'))).toBe(
    "connect-src 'self' ws://localhost:8080",
  );
  const elsewhere = tenant({ interfaceAddress: 'https://api.example/prod-api' });
  expect(connectOf(pagePolicy(plain, elsewhere, origin))).toBe(
    "connect-src 'self' https://api.example wss://crm.example wss://api.example",
  );
  expect(connectOf(policyText(strictPolicy))).toBe("connect-src 'self'");
});
