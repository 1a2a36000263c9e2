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
  'screen.content-center': {
    zh: '已批准的学术内容，按产品和科室查找，按授权渠道发送',
    en: 'Approved content by product and department, sent over channels the doctor agreed to',
  },
  'screen.content-detail': {
    zh: '内容全文、版本、有效期和阅读情况',
    en: 'The content itself, its versions, validity and who read it',
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
  'screen.speaker-maintenance': {
    zh: '讲者资料、级别与年度声明的维护',
    en: 'Upkeep of speakers: data, level and yearly declaration',
  },
  'screen.speaker-submitted': {
    zh: '正在审批的讲者申请和所处步骤',
    en: 'Speaker requests in approval and where they stand',
  },
  'screen.speaker-approved': {
    zh: '可邀请的讲者，附年度次数与讲课费余额',
    en: 'Speakers you may invite, with talks and fees left this year',
  },
  'screen.speaker-manager': {
    zh: '讲者名单、合同与额度的统一管理',
    en: 'One place for speakers, contracts and limits',
  },
  'screen.speaker-approvals-pending': { zh: '等待您审批的讲者申请', en: 'Speaker requests that wait for you' },
  'screen.speaker-approvals-done': { zh: '您审批过的讲者申请', en: 'Speaker requests you decided' },
  'screen.speaker-form': {
    zh: '从医生选择讲者，补充级别、声明和收款信息',
    en: 'Choose a doctor and add level, declaration and payment details',
  },
  'screen.speaker-detail': {
    zh: '讲者的资料、合同、额度和讲课记录',
    en: 'One speaker: data, contract, limits and talks given',
  },
  'screen.speaker-approval-detail': {
    zh: '讲者申请、依据和决定',
    en: 'A speaker request, its grounds and the decision',
  },
  'screen.meetings-approved': { zh: '已批准、可以筹备的会议', en: 'Approved meetings that can be prepared' },
  'screen.meetings-submitted': {
    zh: '您提交的会议申请和审批进度',
    en: 'Meetings you applied for and how far they are',
  },
  'screen.meetings-my-approval': { zh: '需要您参与审批的会议', en: 'Meetings you take part in deciding' },
  'screen.meeting-approvals-pending': {
    zh: '等待您审批的会议，含费用与同类会议对比',
    en: 'Meetings that wait for you, with cost beside similar ones',
  },
  'screen.meeting-approvals-done': { zh: '您审批过的会议', en: 'Meetings you decided' },
  'screen.meeting-approvals-agreed': { zh: '您批准的会议和执行情况', en: 'Meetings you approved and how they went' },
  'screen.meetings-to-confirm': { zh: '已结束、等待确认实际情况的会议', en: 'Meetings held that wait to be confirmed' },
  'screen.meetings-unfinished': {
    zh: '还缺签到、材料或结算的会议',
    en: 'Meetings that still lack sign-in, papers or settlement',
  },
  'screen.meetings-confirmed': { zh: '已确认并归档的会议', en: 'Meetings confirmed and filed' },
  'screen.meeting-detail': {
    zh: '会议的议程、讲者、参会人、费用和签到',
    en: 'Agenda, speakers, guests, cost and sign-in of one meeting',
  },
  'screen.meeting-approval-detail': {
    zh: '申请单、规则结果、费用对比和审批意见',
    en: 'The application, rule results, cost comparison and decisions',
  },
  'screen.meeting-form': {
    zh: '分步填写会议申请，右侧实时显示规则结果和预算余量',
    en: 'An application in steps, with rule results and budget left beside it',
  },
  'screen.payments-submitted': { zh: '您提交的付款和到账状态', en: 'Payments you submitted and whether they arrived' },
  'screen.payments-my-approval': { zh: '需要您参与审批的付款', en: 'Payments you take part in deciding' },
  'screen.payment-approvals-pending': { zh: '等待您审批的付款', en: 'Payments that wait for you' },
  'screen.payment-approvals-done': { zh: '您审批过的付款', en: 'Payments you decided' },
  'screen.payment-approval-detail': { zh: '付款单、凭证和审批意见', en: 'A payment, its papers and decisions' },
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
  'screen.clue-rules': {
    zh: '线索评分规则的版本、启停与试算',
    en: 'Versions of scoring rules, switched and tried out',
  },
  'screen.clue-query': { zh: '按得分排列的线索和得分构成', en: 'Clues by score, and what the score is made of' },
  'screen.clue-rule-form': {
    zh: '设置条件、分值和衰减，并在历史数据上试算',
    en: 'Set conditions, points and decay, and try them on past data',
  },
  'screen.marketing-funnel': {
    zh: '从认知到处方各阶段的医生人数与转化',
    en: 'Doctors at each stage from awareness to prescription, and how many move on',
  },
  'screen.indirect-funnel': {
    zh: '没有直接接触时，各阶段的人数与转化',
    en: 'The same stages where there is no direct contact',
  },
  'screen.journey-overview': {
    zh: '医生旅程各阶段的人数和停留时间',
    en: 'Doctors in each stage of the journey and how long they stay',
  },
  'screen.journey-trend': { zh: '旅程各阶段随时间的变化', en: 'How the stages change over time' },
  'screen.journey-person': {
    zh: '一位医生的旅程：每次互动与阶段变化',
    en: 'The journey of one doctor: every interaction and change of stage',
  },
  'screen.journey-hospital': {
    zh: '一家医院的旅程与科室差异',
    en: 'The journey of one hospital and how its departments differ',
  },
  'screen.market-activities': {
    zh: '营销活动的触达、参与和后续行为',
    en: 'Reach, attendance and what followed of marketing activities',
  },
  'screen.forecast-filling': {
    zh: '按产品和医院填报销量预测，实时显示与目标的差距',
    en: 'Forecast by product and hospital, with the gap to target as you type',
  },
  'screen.forecast-issuance': {
    zh: '下发预测周期、范围和填报人',
    en: 'Open a forecast round with its scope and people',
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
  'screen.data-assets-home': { zh: '数据资产的规模、质量和更新情况', en: 'Size, quality and freshness of data assets' },
  'screen.data-asset-list': {
    zh: '数据表与指标的目录，按主题查找',
    en: 'A catalogue of tables and measures by subject',
  },
  'screen.data-asset-page': {
    zh: '一项数据的口径、来源、质量和去向',
    en: 'One data set: definition, source, quality and use',
  },
  'screen.manager-dashboard': {
    zh: '团队的覆盖、拜访、会议与目标完成情况，每个数字都能点开',
    en: 'Coverage, visits, meetings and targets of a team; every number opens',
  },
  'screen.hospital-sales-dashboard': {
    zh: '医院销量、进药状态与目标对比',
    en: 'Hospital sales, procurement and targets',
  },
  'screen.channel-dashboard': { zh: '各渠道的触达、互动和成本', en: 'Reach, response and cost by channel' },
  'screen.product-dashboard': { zh: '产品在各区域的销量与覆盖', en: 'Sales and coverage of products by region' },
  'screen.analysis': {
    zh: '自选维度与指标的分析，可保存、可共享',
    en: 'Analysis by dimensions and measures you choose, to keep and share',
  },
  'screen.daily-report': { zh: '每日拜访与任务汇总，可导出', en: 'Visits and tasks of each day, to export' },
  'screen.mass-send-report': {
    zh: '群发内容的送达、打开和退订',
    en: 'Deliveries, opens and withdrawals of mass sendings',
  },
  'screen.usage-report': { zh: '各部门使用系统的人数与频率', en: 'Who uses the system, and how often, by department' },
  'screen.assistant': {
    zh: '用一句话查询客户与数据，答案附出处',
    en: 'Ask about customers and data in a sentence; answers name their source',
  },
  'screen.doctor-chat-login': {
    zh: '医生通过微信登录自己的页面',
    en: 'Doctors sign in to their own pages through chat',
  },
  'screen.doctor-login': { zh: '医生登录自己的页面', en: 'Doctors sign in to their own pages' },
  'screen.doctor-registration': { zh: '医生注册并核对执业信息', en: 'Doctors register and check their practice data' },
});
