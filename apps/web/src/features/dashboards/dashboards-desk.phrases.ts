// Words of the desk.
import { definePhrases } from '../../lib/i18n/index.ts';

export const { usePhrases: useDeskPhrases } = definePhrases('dashboards-desk', {
  toDecide: { zh: '待我决定', en: 'To decide' },
  toDecideDefinition: {
    zh: '等您决定的事项；与菜单上的数字、待办列表相同',
    en: 'All that waits for you; the number in the menu and of the list',
  },
  late: { zh: '已超时', en: 'Past the limit' },
  lateDefinition: { zh: '等您决定且已超过时限的事项', en: 'What waits for you past its time limit' },
  today: { zh: '今日任务', en: 'Tasks today' },
  todayDefinition: { zh: '今天到期、尚未完成的任务', en: 'Your open tasks that are due today' },
  expired: { zh: '逾期任务', en: 'Expired tasks' },
  expiredDefinition: { zh: '已过到期日、尚未完成的任务', en: 'Your open tasks past their due day' },
  items: { zh: '件', en: 'items' },
  tasks: { zh: '项', en: 'tasks' },
  decisions: { zh: '等我决定的事项', en: 'Waiting for you' },
  noDecisions: { zh: '没有事项等您决定', en: 'Nothing waits for you' },
  ownTasks: { zh: '我的任务', en: 'Your tasks' },
  noTasks: { zh: '没有未完成的任务', en: 'You have no open task' },
  all: { zh: '查看全部', en: 'See all' },
  failed: { zh: '未能加载', en: 'Could not be loaded' },
  waiting: { zh: '已等 {time}', en: 'for {time}' },
  due: { zh: '{day} 到期', en: 'due {day}' },
  isLate: { zh: '超时', en: 'Late' },
});
