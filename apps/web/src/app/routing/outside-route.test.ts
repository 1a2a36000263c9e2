// Holds the routes that lead outside: analytics with the token, shared dashboards by environment (specification 2.3).
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SessionEnterprise } from '../../lib/session/index.ts';
import { clearTokens, writeToken } from '../../lib/storage/index.ts';
import { rooms } from '../rooms.ts';
import { routeAt } from './match-route.ts';
import { analysisAddress, opensOutside, sharedDashboardAddress } from './outside-route.ts';

const enterprise = (settings: Record<string, unknown>): SessionEnterprise => ({
  name: '维立医药',
  enName: 'Weili',
  id: '1',
  domain: 'localhost',
  realm: 'weili',
  interfaceAddress: '/prod-api',
  authAddress: '/auth',
  clientId: 'yijian-web',
  siteId: 's',
  baseUrl: 'http://localhost/prod-api',
  settings,
});

beforeEach(() => writeToken('secret-token', 600));
afterEach(clearTokens);

describe('routes that lead outside', () => {
  test('DSH-06 DSH-08 R2.10 /data/analysis alone opens outside, with the token where no server and no referrer sees it', () => {
    expect(rooms.filter((route) => opensOutside(route.path)).map((route) => route.path)).toEqual(['/data/analysis']);
    const address = analysisAddress(enterprise({ analyticsAddress: 'https://analytics.example/start' }));
    const url = new URL(address ?? '');
    expect(url.origin + url.pathname + url.search).toBe('https://analytics.example/start');
    expect(new URLSearchParams(url.hash.slice(1)).get('access_token')).toBe('secret-token');
  });

  test('R2.10 nothing opens without a web address or without a token', () => {
    expect(analysisAddress(enterprise({ analyticsAddress: 'javascript:alert(1)' }))).toBeUndefined();
    clearTokens();
    expect(analysisAddress(enterprise({ analyticsAddress: 'https://analytics.example' }))).toBeUndefined();
  });

  test.each(['rbRecords', 'qfRecord', 'systemUseAnalysis'])(
    'REP-07 R2.11 %s shows another dashboard in test than in production',
    (name) => {
      const route = routeAt(`/systemReport/${name}`);
      if (!route) throw new Error(`${name} has no route`);
      const known = enterprise({
        analyticsAddress: 'https://analytics.example/',
        sharedDashboards: { [name]: { test: 'id-test', production: 'id-live' } },
      });
      expect(sharedDashboardAddress(route, known, 'test')).toBe('https://analytics.example/public/dashboard/id-test');
      expect(sharedDashboardAddress(route, known, 'production')).toBe(
        'https://analytics.example/public/dashboard/id-live',
      );
      expect(sharedDashboardAddress(route, enterprise({}), 'production')).toBeUndefined();
      const unnamed = enterprise({
        analyticsAddress: 'https://analytics.example/',
        sharedDashboards: { [name]: { test: '', production: '' } },
      });
      expect(sharedDashboardAddress(route, unnamed, 'production')).toBeUndefined();
    },
  );
});
