// Standard lists are read through the kept answers of the browser (specification 7 general, 9).
import { doctorFields } from '@yijian/contract/dictionaries';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { Window as HappyWindow } from 'happy-dom';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ok, startLocalServer, type LocalServer } from '../../../../../tools/testing/servers/local-server.ts';
import { connect, createQueryClient } from '../../lib/api/index.ts';
import { setLanguage } from '../../lib/i18n/index.ts';
import { useDepartments, useDoctorTitles, useFieldNames, useListColumns } from './index.ts';

const department = { code: 'N', name: '神经内科', enName: 'Neurology', children: [] };
let server: LocalServer;
beforeAll(async () => {
  server = await startLocalServer();
  (globalThis as unknown as { happyDOM: HappyWindow['happyDOM'] }).happyDOM.setURL(`${server.origin}/pc/`);
  connect({ interfaceAddress: server.origin, enterpriseId: '1', userId: '7', realm: 'weili' });
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
  localStorage.clear();
});

test('R7.4 R9.2 screens keep departments and titles in caCache, and a page that is loaded again asks nobody', async () => {
  server.answer(({ path }, response) => ok(response, path.endsWith('/current') ? [department] : []));
  const read = async () => {
    // What the page remembers by itself is gone with the page.
    const client = createQueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    );
    const { result } = renderHook(() => [useDepartments(), useDoctorTitles()] as const, { wrapper });
    await waitFor(() => expect(result.current[0]?.[0]).toMatchObject({ code: 'N' }));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    cleanup();
  };
  await read();
  expect(server.received).toHaveLength(2);
  expect(localStorage.getItem('caCache')).toContain('神经内科');
  await read();
  expect(server.received).toHaveLength(2);
});

test('columns have the names that the enterprise gave the fields of field/all, else those of the record; what no screen draws can be shown', async () => {
  const answered = (field: 'tier' | 'owners' | 'isVerified', name: string, enName: string) => ({
    field,
    name,
    enName,
    list: 'doctors',
    type: 'TEXT',
    dictionaryKey: null,
    isFixed: false,
  });
  const { owners } = doctorFields;
  server.answer(({ path }, response) =>
    path === '/field/all'
      ? ok(response, [answered('tier', '客户级别', 'Class'), answered('owners', owners.zh, owners.en)])
      : ok(response, {}),
  );
  const columns = [
    { key: 'grade', title: '级', render: () => null },
    { key: 'owners', title: '我们的词', render: () => null },
    { key: 'city', render: () => null },
    { key: 'panorama', title: '全景', render: () => null },
  ];
  const fieldOf = { grade: 'tier', owners: 'owners', city: 'city' } as const;
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  setLanguage('zh');
  const { result } = renderHook(
    () => [useListColumns('doctors', doctorFields, columns, fieldOf), useFieldNames('doctors', doctorFields)] as const,
    { wrapper },
  );
  const drawn = () => result.current[0].filter(({ optional }) => optional !== true).map(({ title }) => title);
  await waitFor(() => expect(drawn()).toEqual(['客户级别', '我们的词', '城市', '全景']));
  expect(result.current[1]('tier')).toBe('客户级别');
  expect(result.current[1]('namesake')).toBe('同名区分');
  const others = result.current[0].filter(({ optional }) => optional === true);
  expect(others.map(({ title }) => title)).toEqual(expect.arrayContaining(['省份', '医生类型', '是否有销量']));
  const sales = others.find(({ key }) => key === 'hasSales')!;
  expect(sales.render({ hasSales: false }, 0)).toBe('否');
  expect(server.received.filter(({ path }) => path === '/field/all').map(({ query }) => query.get('list'))).toEqual([
    'doctors',
  ]);
  cleanup();
});
