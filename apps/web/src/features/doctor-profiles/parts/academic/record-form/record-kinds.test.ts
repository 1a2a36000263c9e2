// What is sent for a record added by hand is what the contract takes, of every kind (specification 3, 5).
import { expect, it } from 'vitest';
import { NewAcademicRecord } from '@yijian/contract/academic-records';
import { faultsOf, fieldsOf, isRequired, manualKinds, recordOf, type RecordValues } from './record-kinds.ts';

const full: RecordValues = {
  title: ' 一条记录 ',
  role: '主任委员',
  institution: '协会',
  startsOn: '2024-03-01',
  endsOn: '2025-03-01',
  citedCount: '12',
  url: 'https://example.org/a',
  department: '神经内科',
  hospitalLevel: '3A',
  address: '杭州',
  keywords: '头痛、随访，头痛',
  disease: '偏头痛',
  scope: '单中心',
  category: '面上项目',
  subjectCode: 'H09',
  fundingNumber: '8237',
  patentId: 'CN1',
  digest: '一种装置',
};

it.each(manualKinds)('%s: with every field filled the contract takes it, with its own fields alone', (kind) => {
  expect(faultsOf(kind, full)).toEqual({});
  const record = NewAcademicRecord.parse(recordOf('7', kind, full));
  const told = [
    ...Object.keys(record.details),
    ...Object.entries(record).flatMap(([key, value]) => (value === '' ? [] : [key])),
  ];
  expect(new Set(told.filter((key) => !['doctorId', 'kind', 'details'].includes(key)))).toEqual(
    new Set(fieldsOf[kind]),
  );
  expect(record.title).toBe('一条记录');
});

it.each(manualKinds)('%s: what must be there is named when it is missing, and nothing else', (kind) => {
  const missing = fieldsOf[kind].filter((field) => isRequired(kind, field));
  expect(faultsOf(kind, { title: '  ' })).toEqual(Object.fromEntries(missing.map((field) => [field, 'required'])));
});

it('an address without its scheme and an end before its start are named at their field', () => {
  expect(faultsOf('SOCIETY', { ...full, url: 'example.org', endsOn: '2023-01-01' })).toEqual({
    url: 'noUrl',
    endsOn: 'endsBefore',
  });
  for (const url of ['javascript:alert(1)', 'http://', 'https://x y'])
    expect(faultsOf('GUIDE', { ...full, url })).toEqual({ url: 'noUrl' });
});

it('keywords are parted by the signs people write, each once', () => {
  expect(recordOf('7', 'LIVE', full).details).toEqual({ keywords: ['头痛', '随访'] });
});
