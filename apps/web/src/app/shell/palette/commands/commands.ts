// What the palette does besides opening pages: a form over the page in front, or a page at a certain day (beyond the specification: global search).
import type { Bilingual } from '@yijian/contract/core';
import type { Icon } from '@yijian/ui/icon';
import { CalendarPlus, CalendarRange, ClipboardList, HousePlus, ListPlus, Route, Stamp, UserPlus } from 'lucide-react';
import { formatDay } from '../../../../lib/format/index.ts';
import type { FormName } from '../palette-store.ts';

const DAY = 86_400_000;

export interface Command {
  readonly key: string;
  readonly titles: Bilingual;
  /** Pinyin initials of the Chinese title. */
  readonly initials: string;
  readonly icon: Icon;
  /** Without it the command is not offered. */
  readonly permission: string;
  /** The page of the user's menu that it belongs to; without it the command is not offered. */
  readonly page?: string;
  readonly opens:
    | { readonly form: FormName; readonly takesDoctor: boolean }
    /** The address, below /pc; `page` where it is left out. */
    | { readonly path?: () => string };
}

const form = (name: FormName, takesDoctor = false): Command['opens'] => ({ form: name, takesDoctor });

/** In the order in which they are offered before anything is typed. */
export const commands: readonly Command[] = [
  {
    key: 'record-visit',
    titles: { zh: '记录拜访', en: 'Record a visit' },
    initials: 'jlbf',
    icon: CalendarPlus,
    permission: 'customer:visits:write',
    opens: form('visit', true),
  },
  {
    key: 'new-task',
    titles: { zh: '新建任务', en: 'New task' },
    initials: 'xjrw',
    icon: ListPlus,
    permission: 'task:tasks:write',
    opens: form('task', true),
  },
  {
    key: 'plan-tomorrow',
    titles: { zh: '计划明天', en: 'Plan tomorrow' },
    initials: 'jhmt',
    icon: Route,
    permission: 'customer:visits:write',
    page: '/customer/visitTeamManager/routePlan',
    opens: { path: () => `/customer/visitTeamManager/routePlan?day=${formatDay(Date.now() + DAY)}` },
  },
  {
    key: 'my-plan',
    titles: { zh: '打开我的计划', en: 'Open my plan' },
    initials: 'dkwdjh',
    icon: CalendarRange,
    permission: 'task:tasks:read',
    page: '/task/myPlan',
    opens: {},
  },
  {
    key: 'decide',
    titles: { zh: '处理待办审批', en: 'Decide what waits for me' },
    initials: 'cldbsp',
    icon: Stamp,
    permission: 'taskManager:workflows:approve',
    page: '/taskManager/task/todo',
    opens: {},
  },
  {
    key: 'new-meeting',
    titles: { zh: '申请会议', en: 'Apply for a meeting' },
    initials: 'sqhy',
    icon: ClipboardList,
    permission: 'meeting:meetings:write',
    opens: { path: () => '/meeting/meeting-form' },
  },
  {
    key: 'new-doctor',
    titles: { zh: '新建医生', en: 'New doctor' },
    initials: 'xjys',
    icon: UserPlus,
    permission: 'customer:doctors:write',
    opens: form('doctor'),
  },
  {
    key: 'new-hospital',
    titles: { zh: '新建医院', en: 'New hospital' },
    initials: 'xjyy',
    icon: HousePlus,
    permission: 'customer:hospitals:write',
    opens: form('hospital'),
  },
];
