// Tasks of named accounts: something for today, later and too late, in every state.

export interface DemoTask {
  readonly assignee: string;
  /** The assignee unless given. */
  readonly creator?: string;
  readonly watcher?: string;
  readonly title: string;
  readonly enTitle: string;
  readonly type: 'VISIT' | 'SEND' | 'INVITE' | 'FOLLOW_UP' | 'VERIFY' | 'PAY_EVIDENCE' | 'DATA';
  readonly state: 'TODO' | 'IN_PROGRESS' | 'COMPLETED' | 'CLOSED';
  readonly priority?: 'HIGH' | 'NORMAL' | 'LOW';
  readonly important?: boolean;
  /** Days from today. */
  readonly due: number;
  /** Days since the present state began. */
  readonly daysAgo?: number;
  readonly isForDoctor?: boolean;
  readonly isMedical?: boolean;
  readonly notes?: string;
  readonly checklist?: readonly (readonly [text: string, isDone: boolean])[];
  readonly outcome?: string;
  readonly closeReason?: string;
}

const rep = { assignee: 'chen.yizhou' } as const;
const fromManager = { ...rep, creator: 'zhou.minxing' } as const;
const manager = { assignee: 'zhou.minxing' } as const;
const steward = { assignee: 'su.zhen' } as const;
const liaison = { assignee: 'lin.zhiyuan', isMedical: true } as const;
const otherRep = { assignee: 'tang.ke' } as const;

const weili: readonly DemoTask[] = [
  {
    ...fromManager,
    watcher: 'gu.changfeng',
    title: '科室会：准备长期随访资料',
    enTitle: 'Department meeting: prepare the long-term data',
    type: 'FOLLOW_UP',
    state: 'IN_PROGRESS',
    priority: 'HIGH',
    important: true,
    due: 0,
    daysAgo: 2,
    isForDoctor: true,
    notes: '周五下午科室会前完成，资料只用已审核版本。',
    checklist: [
      ['确认时间与地点', true],
      ['核对资料版本', true],
      ['打印签到表', false],
      ['会后收集反馈', false],
    ],
  },
  {
    ...rep,
    title: '整理本周拜访反馈',
    enTitle: 'Sum up the feedback of the week',
    type: 'FOLLOW_UP',
    state: 'TODO',
    due: 0,
  },
  {
    ...rep,
    title: '确认医院接待登记',
    enTitle: 'Confirm the reception record',
    type: 'VERIFY',
    state: 'TODO',
    due: 1,
    isForDoctor: true,
  },
  {
    ...fromManager,
    title: '补充区域会签到凭证',
    enTitle: 'Add the sign-in sheet of the regional meeting',
    type: 'PAY_EVIDENCE',
    state: 'TODO',
    priority: 'HIGH',
    important: true,
    due: -2,
    daysAgo: 9,
  },
  {
    ...fromManager,
    title: '邀请年度学术会议讲者',
    enTitle: 'Invite the speakers of the yearly meeting',
    type: 'INVITE',
    state: 'COMPLETED',
    due: -5,
    daysAgo: 6,
    isForDoctor: true,
    outcome: '已确认参会，资料已发送',
  },
  {
    ...rep,
    title: '发送用药安全问答',
    enTitle: 'Send the questions and answers on safety',
    type: 'SEND',
    state: 'COMPLETED',
    due: -9,
    daysAgo: 7,
    outcome: '已发送，两位医生有追问',
  },
  {
    ...fromManager,
    title: '走访新开科室',
    enTitle: 'Visit the new department',
    type: 'VISIT',
    state: 'CLOSED',
    due: -3,
    daysAgo: 4,
    closeReason: '科室推迟开诊',
  },
  {
    ...manager,
    creator: 'gu.changfeng',
    title: '提交下月辖区计划',
    enTitle: 'Hand in the plan of next month',
    type: 'DATA',
    state: 'IN_PROGRESS',
    priority: 'HIGH',
    important: true,
    due: 0,
  },
  {
    ...manager,
    title: '与亦舟协访',
    enTitle: 'Joint visit with Yizhou',
    type: 'VISIT',
    state: 'TODO',
    due: 2,
  },
  {
    ...manager,
    title: '复盘团队及时提交率',
    enTitle: 'Look at how timely the team submits',
    type: 'FOLLOW_UP',
    state: 'TODO',
    due: -1,
  },
  {
    ...steward,
    title: '核对新导入医院的等级',
    enTitle: 'Check the levels of imported hospitals',
    type: 'DATA',
    state: 'IN_PROGRESS',
    due: 0,
    checklist: [
      ['福建', true],
      ['四川', false],
    ],
  },
  {
    ...steward,
    title: '合并疑似重复医生',
    enTitle: 'Merge doctors that look the same',
    type: 'VERIFY',
    state: 'TODO',
    due: 3,
  },
  {
    ...steward,
    title: '补全职称缺失的医生',
    enTitle: 'Complete doctors without a title',
    type: 'DATA',
    state: 'TODO',
    due: -4,
    daysAgo: 12,
  },
  {
    ...liaison,
    title: '回复医生提出的机制问题',
    enTitle: 'Answer the question on the mechanism',
    type: 'FOLLOW_UP',
    state: 'TODO',
    due: 1,
  },
];

const kanglan: readonly DemoTask[] = [
  {
    ...otherRep,
    creator: 'ye.qing',
    title: '走访重点科室',
    enTitle: 'Visit the key departments',
    type: 'VISIT',
    state: 'TODO',
    due: 0,
  },
  {
    ...otherRep,
    title: '更新医院接待信息',
    enTitle: 'Update the reception rules',
    type: 'DATA',
    state: 'TODO',
    due: 4,
  },
];

export const handwritten: Readonly<Record<string, readonly DemoTask[]>> = { weili, kanglan };
