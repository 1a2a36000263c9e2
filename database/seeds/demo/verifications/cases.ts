// What the demo shows of the verification: a request in every state, each with the steps that brought it there.

export type Act = 'pick' | 'accept' | 'acceptFirst' | 'complete' | 'approve' | 'needInfo' | 'reject' | 'reverify';

export interface Case {
  readonly daysAgo: number;
  /** Fields that are asked for besides the name as it is known. */
  readonly fields: Readonly<Record<string, string>>;
  readonly note: string;
  readonly certificates: readonly {
    readonly type: 'QUALIFICATION' | 'PRACTICE' | 'TITLE' | 'BADGE';
    /** Years from today until it expires; none without. */
    readonly years?: number;
    /** The picture of an earlier case: the checks find it. */
    readonly copyOf?: number;
  }[];
  /** A second request for the doctor of the case before. */
  readonly sameDoctor?: boolean;
  readonly isDraft?: boolean;
  readonly acts: readonly Act[];
  readonly reason?: string;
}

const licence = { type: 'PRACTICE' as const };

export const cases: readonly Case[] = [
  {
    daysAgo: 46,
    fields: { department: 'KNOWN' },
    note: '首次核验',
    certificates: [{ ...licence, years: 3 }, { type: 'QUALIFICATION' }],
    acts: ['pick', 'accept', 'complete'],
  },
  {
    daysAgo: 38,
    fields: { licenceNumber: '110330100402318' },
    note: '补充执业证号',
    certificates: [{ ...licence, years: 4 }],
    acts: ['pick', 'accept', 'complete', 'approve'],
  },
  {
    daysAgo: 30,
    fields: { department: 'KNOWN', title: 'CHIEF_PHYSICIAN' },
    note: '今年晋升主任医师，职称证随后补交',
    certificates: [licence],
    acts: ['pick', 'acceptFirst', 'complete'],
  },
  {
    daysAgo: 21,
    fields: { department: '神经内科重症病区' },
    note: '',
    certificates: [{ type: 'BADGE' }],
    acts: ['pick', 'reject'],
    reason: '工牌照片看不清科室，请上传执业证',
  },
  {
    daysAgo: 16,
    fields: { department: 'KNOWN' },
    note: '',
    certificates: [{ ...licence, years: 1 }],
    acts: ['pick', 'accept', 'complete', 'reverify'],
    reason: '医院反馈执业地点可能变更，请重新核验',
  },
  {
    daysAgo: 9,
    fields: { department: '神经内科二病区', licenceNumber: '110330100517742' },
    note: '执业证第二页稍后补',
    certificates: [licence],
    acts: ['pick', 'needInfo'],
    reason: '请补充执业证的执业地点页',
  },
  {
    daysAgo: 5,
    fields: { licenceNumber: '110330100633905', department: 'KNOWN' },
    note: '',
    certificates: [{ ...licence, years: 2 }, { type: 'TITLE' }],
    acts: ['pick', 'accept', 'complete'],
  },
  {
    daysAgo: 4,
    fields: { title: 'ASSOCIATE_CHIEF_PHYSICIAN', department: 'KNOWN' },
    note: '职称证为今年新发',
    certificates: [{ type: 'TITLE' }, { ...licence, years: 2 }],
    acts: ['pick', 'acceptFirst'],
  },
  {
    daysAgo: 3,
    fields: { department: '癫痫中心' },
    note: '科室更名',
    certificates: [{ ...licence, copyOf: 1 }],
    acts: [],
  },
  {
    daysAgo: 2,
    fields: { department: 'KNOWN', licenceNumber: '110330100758120' },
    note: '',
    certificates: [{ ...licence, years: -1 }],
    acts: [],
  },
  {
    daysAgo: 1,
    fields: { title: 'CHIEF_PHYSICIAN' },
    note: '同一医生的职称变更',
    certificates: [{ type: 'TITLE' }],
    sameDoctor: true,
    acts: [],
  },
  { daysAgo: 1, fields: { department: '睡眠医学中心' }, note: '', certificates: [{ ...licence, years: 3 }], acts: [] },
  {
    daysAgo: 1,
    fields: { department: 'KNOWN' },
    note: '等医生提供执业证照片',
    certificates: [],
    isDraft: true,
    acts: [],
  },
];
