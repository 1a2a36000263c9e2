// Each list below meetings asks for what its address names, and shows what it is answered (specification 2.3, meeting; 4 lists).
import { QueryClientProvider } from '@tanstack/react-query';
import type { PaymentLine } from '@yijian/contract/meeting-payments';
import type { MeetingLine } from '@yijian/contract/meetings';
import type { Speaker } from '@yijian/contract/speakers';
import { UiWordsProvider } from '@yijian/ui/words';
import { render, screen } from '@testing-library/react';
import type { Window as HappyWindow } from 'happy-dom';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ok, startLocalServer, type LocalServer } from '../../../../../../tools/testing/servers/local-server.ts';
import { connect, createQueryClient } from '../../../lib/api/index.ts';
import { ShellServicesContext, type ShellServices } from '../../../lib/router/index.ts';
import { useUiWords } from '../../words/use-ui-words.ts';
import { routeAt } from '../match-route.ts';
import { ScreenSlot } from '../screen-slot.tsx';

let server: LocalServer;

const updatedAt = '2026-05-15T01:00:00.000Z';
const owner = { id: '7', name: '陈亦舟' };

const meeting: MeetingLine = {
  id: '1',
  number: 'M2026-00001',
  type: 'DEPARTMENT',
  title: '癫痫规范诊疗科会',
  purpose: 'PROMOTIONAL',
  format: 'ONSITE',
  startsAt: updatedAt,
  endsAt: updatedAt,
  cityName: '杭州市',
  venueName: '三楼会议室',
  owner,
  speakers: [],
  expectedGuests: 10,
  attended: 0,
  estimate: 1200,
  actual: null,
  orderCode: null,
  state: 'APPROVED',
  risk: 'LOW',
  integrity: null,
  isOverdue: false,
  waiting: null,
  updatedAt,
};

const payment: PaymentLine = {
  id: '2',
  number: 'P2026-00001',
  state: 'IN_APPROVAL',
  payeeKind: 'EMPLOYEE',
  payeeName: '陈亦舟',
  meeting: { id: '1', name: meeting.title, number: 'M2026-00001' },
  owner,
  gross: 100,
  tax: 0,
  net: 100,
  dueOn: null,
  isLate: false,
  batch: null,
  waiting: null,
  mayPay: false,
  updatedAt,
};

const speaker: Speaker = {
  id: '3',
  doctor: { id: '9', name: '沈若溪' },
  title: '主任医师',
  hospitalName: '云川大学附属第一医院',
  department: '神经内科',
  tier: 'FULL',
  score: 60,
  state: 'ACTIVE',
  topics: ['癫痫'],
  isChanging: false,
  validUntil: null,
  isExpiring: false,
  times: 0,
  amount: 0,
  mostTimes: 12,
  mostAmount: 50_000,
  waiting: null,
  updatedAt,
};

const lists = {
  '/API-MEET-TOOLS/meeting': [meeting, 'M2026-00001'],
  '/API-MEET-TOOLS/payment': [payment, 'P2026-00001'],
  '/speakers': [speaker, '沈若溪'],
} as const;

const listed = [
  ['MTG-05', '/meeting/apply/approved', '/API-MEET-TOOLS/meeting', 'approved'],
  ['MTG-06', '/meeting/apply/submitted', '/API-MEET-TOOLS/meeting', 'submitted'],
  ['MTG-07', '/meeting/apply/myApproval', '/API-MEET-TOOLS/meeting', 'myApproval'],
  ['APR-04', '/meeting/approve/pendingApproved', '/API-MEET-TOOLS/meeting', 'pendingApproved'],
  ['APR-05', '/meeting/approve/doneApproved', '/API-MEET-TOOLS/meeting', 'doneApproved'],
  ['APR-06', '/meeting/approve/myApproved', '/API-MEET-TOOLS/meeting', 'myApproved'],
  ['CFM-04', '/meeting/met/beConfirmed', '/API-MEET-TOOLS/meeting', 'beConfirmed'],
  ['CFM-05', '/meeting/met/unfinished', '/API-MEET-TOOLS/meeting', 'unfinished'],
  ['CFM-06', '/meeting/met/doneConfirmed', '/API-MEET-TOOLS/meeting', 'doneConfirmed'],
  ['PAY-03', '/meeting/payment/submitted', '/API-MEET-TOOLS/payment', 'submitted'],
  ['PAY-04', '/meeting/payment/myApproval', '/API-MEET-TOOLS/payment', 'myApproval'],
  ['PAY-07', '/meeting/paymentApprove/pendingApproved', '/API-MEET-TOOLS/payment', 'pendingApproved'],
  ['PAY-08', '/meeting/paymentApprove/doneApproved', '/API-MEET-TOOLS/payment', 'doneApproved'],
  ['SPK-02', '/meeting/speaker/speakerMaintenance', '/speakers', 'maintenance'],
  ['SPK-03', '/meeting/speaker/speakerApproval', '/speakers', 'submitted'],
  ['SPK-04', '/meeting/speaker/speakerApproved', '/speakers', 'approved'],
  ['SPK-05', '/meeting/speakerManager', '/speakers', 'maintenance'],
  ['SPK-07', '/meeting/speakerApprove/sApproval', '/speakers', 'pendingApproved'],
  ['SPK-08', '/meeting/speakerApprove/sApproved', '/speakers', 'doneApproved'],
] as const;

beforeAll(async () => {
  server = await startLocalServer();
  (globalThis as unknown as { happyDOM: HappyWindow['happyDOM'] }).happyDOM.setURL(`${server.origin}/pc/`);
  connect({ interfaceAddress: server.origin, enterpriseId: '1', userId: '7', realm: 'weili' });
  // The first drawing would wait for the code of its screen.
  for (const [, path] of listed) await routeAt(path)?.load?.();
}, 60_000);
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
  server.answer(({ path }, response) => {
    const call = Object.keys(lists).find((one) => path === `${one}/page` || path === `${one}/list`);
    if (call !== undefined) return ok(response, { content: [lists[call as keyof typeof lists][0]], totalElements: 1 });
    return ok(response, path.endsWith('/count') ? { totalElements: 1 } : []);
  });
});

function Around({ path, children }: { path: string; children: ReactNode }): ReactNode {
  return (
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={createQueryClient()}>
        <UiWordsProvider value={useUiWords()}>
          <ShellServicesContext value={{} as ShellServices}>{children}</ShellServicesContext>
        </UiWordsProvider>
      </QueryClientProvider>
    </MemoryRouter>
  );
}

test.each(listed)('%s %s lists what %s has for %s', { timeout: 60_000 }, async (_, path, call, tab) => {
  render(
    <Around path={path}>
      <ScreenSlot route={routeAt(path)!} />
    </Around>,
  );
  const shown = await screen.findAllByText(lists[call][1], undefined, { timeout: 50_000 });
  expect(shown.length).toBeGreaterThan(0);
  const asked = server.received.filter((one) => one.path.startsWith(`${call}/`));
  expect(asked.map(({ query }) => query.get('tab')).filter((one) => one !== tab)).toEqual([]);
});
