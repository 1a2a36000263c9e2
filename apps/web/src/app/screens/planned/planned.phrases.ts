// What will stand in each screen that is still to come, one sentence each (specification 2.3).
import { definePhrases } from '../../../lib/i18n/index.ts';

export const { usePhrases: usePlannedPhrases, phraseIn: plannedPhraseIn } = definePhrases('planned', {
  'screen.my-processes': {
    zh: '您发起的全部流程：状态、当前处理人和用时，可撤回、催办',
    en: 'Every process you started, with its state, who has it now and how long it took; withdraw or remind',
  },
  'screen.create-process': {
    zh: '选择流程、填写表单，并在提交前看到审批会经过哪些人',
    en: 'Choose a process, fill in its form, and see who will decide before you submit',
  },
  'screen.process-detail': {
    zh: '单据在左，决定在右，时间线列出已走和将走的每一步',
    en: 'The document beside the decision, with every step taken and still to come',
  },
  'screen.todo-tasks': {
    zh: '等待您处理的审批，按到期时间排列，可批量同意',
    en: 'Approvals that wait for you by due time, with agreement in bulk',
  },
  'screen.done-tasks': { zh: '您处理过的审批和它们后来的结果', en: 'Approvals you decided, and what became of them' },
  'screen.doctor-data-validation': {
    zh: '待核验的医生信息：来源并排对比，逐项确认或驳回',
    en: 'Doctor records to verify: sources side by side, accepted or refused field by field',
  },
  'screen.all-tasks': {
    zh: '您和团队的全部任务，按医生、类型和到期时间筛选',
    en: 'All tasks of yours and your team by doctor, kind and due date',
  },
  'screen.today-tasks': { zh: '今天要完成的任务，做完即可勾选', en: 'Tasks due today, ticked off as you finish them' },
  'screen.upcoming-tasks': { zh: '接下来的任务，可改期、可转交', en: 'Tasks ahead, to move or to hand over' },
  'screen.expired-tasks': { zh: '已逾期的任务和逾期天数', en: 'Overdue tasks and by how many days' },
  'screen.my-plan': { zh: '按周安排拜访与任务，拖动即可改期', en: 'Visits and tasks of a week, moved by dragging' },
  'screen.task-record-detail': {
    zh: '一项任务的来龙去脉：要求、执行记录和关联拜访',
    en: 'One task with its request, its record and the visits it led to',
  },
  'screen.cost-centers': { zh: '会议可使用的成本中心与负责人', en: 'Cost centers for meetings, with their owners' },
  'screen.internal-orders': {
    zh: '内部订单、可用额度和已占用金额',
    en: 'Internal orders with what is free and what is committed',
  },
  'screen.medical-library': {
    zh: '会议可引用的医学资料和批准状态',
    en: 'Medical material for meetings and its approval',
  },
  'screen.budgets': {
    zh: '各部门的会议预算：已用、占用和剩余',
    en: 'Meeting budgets by department: used, committed and left',
  },
  'screen.institutions': {
    zh: '合作机构的资质和往来会议',
    en: 'Partner institutions, their papers and the meetings held with them',
  },
  'screen.suppliers': { zh: '供应商的资质、合同和评价', en: 'Suppliers with papers, contracts and ratings' },
  'screen.academic-network': {
    zh: '医生合作网络图：先给结论，再看图与名单',
    en: 'A network of doctors: the answer first, then graph and list',
  },
  'screen.doctor-profile': {
    zh: '医生全景：概览、任职、学术成果、互动与活动时间线',
    en: 'The whole doctor: overview, posts, academic work, interactions and timeline',
  },
  'screen.individual-opinion': { zh: '一位医生的公开观点和变化', en: 'Public views of one doctor and how they change' },
  'screen.group-opinion': {
    zh: '一组医生的公开观点、分歧和变化',
    en: 'Public views of a group of doctors, where they differ and how they change',
  },
  'screen.patient-portraits': {
    zh: '匿名患者群体的构成与治疗路径',
    en: 'How anonymous patient groups are made up and treated',
  },
  'screen.patient-portrait-detail': {
    zh: '一个患者群体的构成、用药和路径',
    en: 'One patient group: make-up, medication and path',
  },
  'screen.treatment-records': {
    zh: '匿名诊疗记录的查询与汇总',
    en: 'Anonymous treatment records, searched and summed',
  },
  'screen.assistant': {
    zh: '用一句话查询客户与数据，答案附出处',
    en: 'Ask about customers and data in a sentence; answers name their source',
  },
  'screen.doctor-chat-login': {
    zh: '医生通过微信登录自己的页面',
    en: 'Doctors sign in to their own pages through chat',
  },
  'screen.doctor-registration': { zh: '医生注册并核对执业信息', en: 'Doctors register and check their practice data' },
});
