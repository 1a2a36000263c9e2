// The event log as XES: read by the XML parser of the database, ordered as XES 1.0 says, and as much in it as in the sheet (product: control tower).
import { workflowInsightEndpoints as calls } from '@yijian/contract/workflows';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type Caller, type TestApp } from '../../../../../../../tools/testing/app.ts';
import { hiddenBytes, marksInText, readFileMark } from '../../../../platform/marks/index.ts';
import { openVault } from '../../../../platform/secrets/index.ts';
import type { LogLine } from './log.policy.ts';
import { writeXes } from './xes.policy.ts';

let app: TestApp;
let comp: Caller;
let xes: Awaited<ReturnType<typeof leave>>;
beforeAll(async () => {
  app = await startTestApp();
  comp = await app.as('shen.lian');
  xes = await leave('xes');
});
afterAll(() => app.close());

interface Element {
  readonly tag: string;
  readonly parent: string;
  readonly key: string | null;
  readonly value: string | null;
}

/** Every element, in its order. A document that is not well formed is refused by the parser. */
const elementsOf = (xml: string) => app.owner<Element[]>`
  select e.* from xmltable(xmlnamespaces('http://www.xes-standard.org/' as x), '//x:*' passing xmlparse(document ${xml})
    columns tag text path 'local-name(.)', parent text path 'local-name(..)', key text path '@key', value text path '@value') e`;

interface Event {
  readonly caseId: string;
  readonly activity: string;
  readonly resource: string;
  readonly transition: string;
  readonly at: string;
  readonly event: string;
}

const eventsOf = (xml: string) => app.owner<Event[]>`
  select e.case_id as "caseId", e.activity, e.resource, e.transition, e.at, e.event
  from xmltable(xmlnamespaces('http://www.xes-standard.org/' as x), '/x:log/x:trace/x:event' passing xmlparse(document ${xml})
    columns case_id text path '../x:string[@key="concept:name"]/@value', activity text path 'x:string[@key="concept:name"]/@value',
      resource text path 'x:string[@key="org:resource"]/@value', transition text path 'x:string[@key="lifecycle:transition"]/@value',
      at text path 'x:date[@key="time:timestamp"]/@value', event text path 'x:string[@key="event"]/@value') e`;

const plain = (value: string | null): string => (value ?? '').replaceAll(/[\u200b\u200c\u2060-\u2063]/g, '');

function counted(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

async function leave(format: 'csv' | 'xes') {
  const query = { definitionKey: 'export-approval', format, reasonCategory: 'AUDIT', reason: '流程挖掘' } as const;
  const { status, raw, headers } = await comp.call(calls.exportLog, { query });
  expect(status).toBe(200);
  return { text: raw.toString('utf8'), headers };
}

it('is ordered, declared and typed as XES 1.0 says', async () => {
  const { text, headers } = xes;
  expect(headers['content-type']).toContain('application/xml');
  expect(headers['content-disposition']).toContain('.xes');
  const elements = await elementsOf(text);
  expect(elements[0]).toMatchObject({ tag: 'log' });
  expect(text).toContain('<log xes.version="1.0" ');
  const order = elements.filter(({ parent }) => parent === 'log').map(({ tag }) => tag);
  expect(order.join(' ')).toMatch(/^(extension ){4}(global ){2}(classifier ){2}(string ){4}(trace ?)+$/);
  const prefixes = [...text.matchAll(/<extension name="\w+" prefix="(\w+)"/g)].map(([, prefix]) => prefix);
  expect(prefixes).toEqual(['concept', 'lifecycle', 'org', 'time']);
  const keyed = elements.filter(({ key }) => key !== null);
  for (const { key } of keyed) if (key!.includes(':')) expect(prefixes).toContain(key!.split(':')[0]);
  for (const { tag, value } of keyed) {
    if (tag === 'date') expect(value).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    if (tag === 'int') expect(value).toMatch(/^\d+$/);
  }
});

it('holds the cases, events and activities of the sheet', async () => {
  const events = await eventsOf(xes.text);
  const rows = parse<LogLine>((await leave('csv')).text, { columns: true, bom: true, relax_column_count: true });
  const sheet = rows.filter((row) => row['yijian:event'] !== '');
  expect(sheet.length).toBeGreaterThan(100);
  expect(events).toHaveLength(sheet.length);
  const names = {
    caseId: 'case:concept:name',
    activity: 'concept:name',
    resource: 'org:resource',
    transition: 'lifecycle:transition',
    event: 'yijian:event',
    at: 'time:timestamp',
  } as const;
  for (const [field, column] of Object.entries(names) as [keyof typeof names, keyof LogLine][])
    expect(counted(events.map((event) => event[field]))).toEqual(counted(sheet.map((row) => plain(row[column]))));
  // What every event is declared to have, every event has; those of one case follow each other in time.
  expect(events.every((event) => Object.values(event).every((value) => value !== null && value !== ''))).toBe(true);
  for (const times of Map.groupBy(events, ({ caseId }) => caseId).values())
    expect(times.map(({ at }) => at)).toEqual(times.map(({ at }) => at).toSorted());
});

it('carries the marks of whoever took it, and stands in the log as what it is', async () => {
  const { text } = xes;
  const vault = openVault(app.database.keyFile);
  for (const marks of [hiddenBytes(text), marksInText(text)]) {
    expect(marks.length).toBeGreaterThan(0);
    expect(readFileMark(vault, marks[0]!)?.isGenuine).toBe(true);
  }
  const [entry] = await app.owner`select format, outcome from export_log where format = 'xes' order by id desc limit 1`;
  expect(entry).toEqual({ format: 'xes', outcome: 'DELIVERED' });
});

it('keeps every sign of a title, and leaves out what XML does not know', async () => {
  const title = 'a < b & "c"\n<string key="x" value="y"/>';
  const line: LogLine = {
    'case:concept:name': '1',
    'case:yijian:title': `${title}\u0001`,
    'concept:name': 'STARTED',
    'time:timestamp': '2026-11-22T00:00:00.000Z',
    'org:resource': 'SYSTEM',
    'org:group': '',
    'lifecycle:transition': 'complete',
    'yijian:event': 'STARTED',
    'yijian:node': '',
    'case:yijian:version': '1',
    'case:yijian:state': 'RUNNING',
  };
  const file = writeXes({ name: 'log', rows: [line], at: new Date(0), mark: Buffer.alloc(8), note: 'note' });
  const elements = await elementsOf(file.bytes.toString('utf8'));
  expect(plain(elements.find(({ key }) => key === 'title')!.value)).toBe(title);
  expect(elements.some(({ key }) => key === 'x')).toBe(false);
});
