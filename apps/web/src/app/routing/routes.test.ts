// Holds the route table against the specification: lists, defaults, caching, redirects (specification 2).
import { describe, expect, test } from 'vitest';
import { rooms } from '../rooms.ts';
import { landingOf, routeAt } from './match-route.ts';
import { opensOutside } from './outside-route.ts';
import { home, safeTarget } from './safe-target.ts';

describe('route table', () => {
  test('R2.8 the three customer lists carry allClient, isFocus and list type', () => {
    const meta = (name: string) => routeAt(`/customer/doctorTeamManager/${name}`)?.meta;
    expect(meta('myCustomer')).toMatchObject({ allClient: true, isFocus: true, listType: 'MY_FOCUS' });
    expect(meta('focusCustomer')).toMatchObject({ allClient: false, listType: 'MY_CUSTOMER' });
    expect(meta('allCustomer')).toMatchObject({ allClient: true, listType: 'ALL_CUSTOMER' });
    expect(landingOf('/customer/doctorTeamManager')).toBe('/customer/doctorTeamManager/focusCustomer');
  });

  test.each([
    ['R2.9', '/customer/visitTeamManager', 'myVisit'],
    ['R2.9', '/task/index', 'all'],
    ['R2.9', '/taskManager', 'myProcess'],
    ['CLU-02 R2.9', '/clueScore', 'ruleManagement'],
    ['FUN-02 R2.9', '/salesFunnel', 'marketingFunnel'],
    ['JRN-02 R2.9', '/transit', 'userTransit'],
    ['DSH-02 R2.9', '/data', 'managerDashboard'],
    ['FCS-02 R2.9', '/forecast', 'fillingForecast'],
  ])('%s %s opens %s', (_, section, child) => expect(landingOf(section)).toBe(`${section}/${child}`));

  test('GEN-37 LEF-03 the lists that are downloaded by a call of their own carry taskDownload', () => {
    const flagged = rooms.filter((route) => route.meta?.['taskDownload'] === true).map((route) => route.path);
    expect(flagged.toSorted()).toEqual([
      '/customer/doctorDataValidation',
      '/customer/visitTeamManager/myVisit',
      '/customer/visitTeamManager/teamVisit',
    ]);
  });

  test('R2.6 /dashboard alone is fixed', () => {
    expect(rooms.filter((route) => route.fixedTab).map((route) => route.path)).toEqual(['/dashboard']);
  });

  test('GEN-05 GEN-06 R2.7 forms and details are never kept', () => {
    for (const path of [
      '/meeting-form',
      '/meeting/meeting-form',
      '/meeting-detail',
      '/meeting/meetDetail',
      '/approval-detail',
      '/meeting/approvalDetail',
      '/meeting/paymentApprovalDetail',
      '/meeting/speakerDetail',
      '/meeting/speakerApproveDetail',
      '/content/contentDetail',
      '/userInsights/PatientPortraitDetail',
      '/customer/businessRecord/1/x',
      // Those that add or edit are forms under another name.
      '/meeting/speakerAdd',
      '/clueScore/addRule',
      '/dataAssets/dataAssetsPage',
    ])
      expect(routeAt(path), path).toMatchObject({ keepAlive: false, detail: true });
    expect(rooms.filter((route) => route.detail && route.keepAlive !== false)).toEqual([]);
  });

  test('R2.12 Customer360 leads to ClueScore and repeats the four sections with the same screens', () => {
    expect(landingOf('/Customer360')).toBe('/Customer360/ClueScore/ruleManagement');
    const pairs = {
      clueScore: 'ClueScore',
      salesFunnel: 'SalesFunnel',
      transit: 'Transit',
      marketActive: 'MarketActive',
    };
    for (const [section, group] of Object.entries(pairs)) {
      const screens = (root: string) =>
        rooms.filter((route) => route.path.startsWith(`${root}/`)).map((route) => route.screen);
      expect(screens(`/Customer360/${group}`)).toEqual(screens(`/${section}`));
      expect(screens(`/${section}`).length).toBeGreaterThan(0);
    }
  });

  test.each([
    ['/customer/doctorTeamManager', ['myCustomer', 'focusCustomer', 'allCustomer']],
    ['/customer/hospitalList', ['hospitalTeamManager', 'totalHospital']],
    ['/customer/visitTeamManager', ['myVisit', 'teamVisit', 'routePlan']],
    ['/task/index', ['all', 'today', 'after', 'expired']],
    ['/taskManager', ['myProcess', 'task/todo', 'task/done', 'tower']],
    ['/clueScore', ['ruleManagement', 'clueQuery']],
    // OPI-02: individual before group.
    ['/userInsights/HCPGrouPortrait', ['DocIndividual', 'DocGroup']],
    ['/salesFunnel', ['marketingFunnel', 'indirectFunnel']],
    ['/transit', ['userTransit', 'trendAssay', 'personal', 'company']],
    ['/data', ['managerDashboard', 'businessDashboard-1', 'businessDashboard-2', 'businessDashboard-3', 'analysis']],
    ['/systemReport', ['rbRecords', 'qfRecord', 'systemUseAnalysis']],
    ['/forecast', ['fillingForecast', 'issuancePredict']],
    ['/dataAssets', ['home', 'dataAssetsIndex']],
    ['/Customer360/ClueScore', ['ruleManagement', 'clueQuery']],
    ['/Customer360/SalesFunnel', ['marketingFunnel', 'indirectFunnel']],
    ['/Customer360/Transit', ['userTransit', 'trendAssay', 'personal', 'company']],
  ])('GEN-04 R2.14 the sub-pages of %s stand in one strip', (section, pages) => {
    const strip = rooms.filter((route) => route.tabGroup === section).map((route) => route.path);
    expect(strip).toEqual(pages.map((page) => `${section}/${page}`));
  });

  test.each([
    ['OPI-01', '/userInsights', '用户洞察', 'Insights'],
    ['OPI-03', '/userInsights/HCPGrouPortrait/DocIndividual', '医生个体舆情分析', 'Individual doctor opinion'],
  ])('%s %s is titled %s and %s', (_, path, zh, en) =>
    expect(routeAt(path)).toMatchObject({ title: { zh, en }, ready: true }),
  );

  test('GEN-03 R2.15 every screen that is ready is loaded on demand', () => {
    for (const route of rooms.filter((one) => one.ready && !one.redirect && !opensOutside(one.path)))
      expect(typeof route.load).toBe('function');
  });

  test('every redirect ends at a page', () => {
    for (const route of rooms.filter((one) => one.redirect))
      expect(routeAt(landingOf(route.path))?.redirect).toBeUndefined();
  });
});

describe('redirect helper', () => {
  test.each(['/news/newsIndex', '/customer/doctorTeamManager/focusCustomer?page=2', '/meeting/meetDetail?id=7'])(
    'R2.1 goes to %s',
    (path) => expect(safeTarget(path)).toBe(path),
  );
  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    '/%2F%2Fevil.example',
    '/%5Cevil.example',
    '/\t/evil.example',
    '/javascript:alert(1)',
    'javascript:alert(1)',
    '/nowhere',
    '/login',
    '/logout',
    '',
    undefined,
  ])('R2.1 %j goes home', (path) => expect(safeTarget(path)).toBe(home));
});
