// Where the page runs (specification 7.1, 9).
import { expect, test } from 'vitest';
import { checkSettings, defaultSettings, gatewayFor, isEnterpriseChat, pageUrl } from './index.ts';

test('R7.7 the gateway is chosen by the page origin, with a fallback for unknown origins', () => {
  const settings = checkSettings({
    gateways: { 'https://crm.weili.example': 'https://gateway.weili.example/prod-api/' },
    fallbackGateway: 'https://gateway.example/prod-api',
  });
  expect(gatewayFor('https://crm.weili.example', settings)).toBe('https://gateway.weili.example/prod-api');
  expect(gatewayFor('https://other.example', settings)).toBe('https://gateway.example/prod-api');
  expect(gatewayFor('https://constructor', checkSettings({}))).toBe('https://constructor/prod-api');
});

test('R7.7 settings that are absent or foreign take their defaults', () => {
  for (const found of [null, 'x', {}, { gateways: null, fallbackGateway: 'javascript:alert(1)' }]) {
    expect(checkSettings(found)).toEqual(defaultSettings);
  }
  expect(checkSettings({ gateways: { 'https://a': 'file:///etc' } }).gateways).toEqual({});
  expect(checkSettings({ environment: 'test', usageTracking: true })).toMatchObject({
    environment: 'test',
    usageTracking: true,
  });
});

test('GEN-01 R9.1 pages stand below /pc/', () => {
  expect(pageUrl('/login', 'https://a.example')).toBe('https://a.example/pc/login');
  expect(pageUrl('', 'https://a.example')).toBe('https://a.example/pc/');
});

test('R2.20 the enterprise-chat container is known by its user agent', () => {
  expect(isEnterpriseChat('Mozilla/5.0 … wxwork/4.1.36 MicroMessenger/7.0.1')).toBe(true);
  expect(isEnterpriseChat('Mozilla/5.0 … MicroMessenger/8.0')).toBe(false);
});
