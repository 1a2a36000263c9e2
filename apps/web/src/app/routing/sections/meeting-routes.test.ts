// The routes below meetings against the specification: sections with their strips, forms and details (specification 2.2, 2.3 meeting).
import { buttonPathOf } from '@yijian/contract/menus';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useSession, type SessionUser } from '../../../lib/session/index.ts';
import type { Facts } from '../../guard/facts-store.ts';
import { rooms } from '../../rooms.ts';
import { landingOf, routeAt } from '../match-route.ts';
import { destinationOf } from '../place-of.ts';
import { stripOf } from '../strip-of.ts';

/** A user whose menu has these pages. */
const holding = (paths: readonly string[]): Facts => {
  const place = { titles: { zh: '页', en: 'Page' }, trail: [], outside: undefined, isGroup: false };
  return { places: new Map(paths.map((path) => [path, { ...place, path }])) } as unknown as Facts;
};
const everything = holding(rooms.map(({ path }) => path));

describe('sections', () => {
  test.each([
    ['MTG-02 MTG-03 MTG-04', '/meeting/apply', '会议申请', 'Meeting applications', 'approved submitted myApproval'],
    [
      'APR-01 APR-02 APR-03',
      '/meeting/approve',
      '会议审批',
      'Meeting approvals',
      'pendingApproved doneApproved myApproved',
    ],
    ['PAY-01 PAY-02', '/meeting/payment', '会议付款', 'Payments', 'submitted myApproval'],
    ['PAY-05 PAY-06', '/meeting/paymentApprove', '付款审批', 'Payment approvals', 'pendingApproved doneApproved'],
    ['CFM-01 CFM-02 CFM-03', '/meeting/met', '客户', 'Customer', 'beConfirmed unfinished doneConfirmed'],
    ['CIO-01 CIO-02', '/meeting/ccio', '成本中心与订单', 'Cost centers and orders', 'cc io'],
    ['SPK-01', '/meeting/speaker', '讲者', 'Speakers', 'speakerMaintenance speakerApproval speakerApproved'],
    ['SPK-06', '/meeting/speakerApprove', '讲者审批', 'Speaker approvals', 'sApproval sApproved'],
  ])(
    '%s GEN-04 R2.9 R2.14 %s is titled %s, %s, shows %s in this order and opens the first',
    (_, section, zh, en, pages) => {
      expect(routeAt(section)?.title).toEqual({ zh, en });
      const paths = pages.split(' ').map((page) => `${section}/${page}`);
      expect(landingOf(section)).toBe(paths[0]);
      for (const path of paths) expect(stripOf(routeAt(path)!, everything).map((page) => page.path)).toEqual(paths);
    },
  );

  test('CIO-05 cc is titled cost centers and io internal orders', () => {
    expect(routeAt('/meeting/ccio/cc')?.title).toEqual({ zh: '成本中心', en: 'Cost centers' });
    expect(routeAt('/meeting/ccio/io')?.title).toEqual({ zh: '内部订单', en: 'Internal orders' });
  });

  test('SPK-05 the administration of speakers is a page of its own beside the strips', () => {
    const manager = routeAt('/meeting/speakerManager')!;
    expect(manager).toMatchObject({ path: '/meeting/speakerManager', ready: true, layout: 'shell' });
    expect(stripOf(manager, everything)).toEqual([]);
  });
});

describe('forms and details', () => {
  beforeAll(() => {
    const permissions = ['meeting:meetings:write', 'meeting:speakers:propose'] as const;
    const buttons = permissions.map((one) => buttonPathOf(one) ?? '');
    useSession.setState({ user: { permissions } as unknown as SessionUser, buttons });
  });
  afterAll(() => useSession.setState({ user: null, buttons: [] }));

  test.each([
    ['MTG-10 MTG-11', '/meeting-form'],
    ['MTG-12', '/meeting/meeting-form'],
    ['MTG-13', '/meeting-detail'],
    ['MTG-14', '/meeting/meetDetail'],
    ['MTG-15', '/approval-detail'],
    ['MTG-16', '/meeting/approvalDetail'],
    ['PAY-09 PAY-10', '/meeting/paymentApprovalDetail'],
    ['SPK-10', '/meeting/speakerAdd'],
    ['SPK-11', '/meeting/speakerDetail'],
    ['SPK-12', '/meeting/speakerApproveDetail'],
  ])('%s %s stands in the shell, opens by its address, is no page of a strip and is not cached', (_, path) => {
    const route = routeAt(path)!;
    expect(route).toMatchObject({ path, ready: true, layout: 'shell', keepAlive: false });
    expect(stripOf(route, everything)).toEqual([]);
    expect(destinationOf(`${path}?id=7`, holding([path]))).toMatchObject({ kind: 'screen', route: { path } });
  });

  test.each([
    ['MTG-12', '/meeting-form', '/meeting/meeting-form'],
    ['MTG-14', '/meeting-detail', '/meeting/meetDetail'],
    ['MTG-16', '/approval-detail', '/meeting/approvalDetail'],
  ])('%s %s shows the same screen as %s', async (_, path, copy) => {
    const shown = await routeAt(path)?.load?.();
    expect(shown).toBeDefined();
    expect((await routeAt(copy)?.load?.())?.default).toBe(shown?.default);
  });

  test('MTG-13 the detail of a meeting on the top level is hidden', () => {
    expect(routeAt('/meeting-detail')?.meta).toMatchObject({ hidden: true });
  });
});
