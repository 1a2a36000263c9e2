// The meeting section: applications, approvals, payments, confirmation, resources, speakers (specification 2.3, /meeting).
import { button, menu, type MenuSeed, tag } from './menu-tree.ts';

const applicants = 'REP DSM RSM MAF MKT';
const approvers = 'DSM RSM MAF MKT MED COMP FIN GM';
const readers = `${applicants} MED COMP FIN OPS GM`;
const payers = 'REP DSM RSM MAF OPS';
const paymentApprovers = 'DSM RSM COMP FIN';
const speakerReaders = 'REP DSM RSM MAF MKT MED COMP FIN OPS';
const speakerApprovers = 'DSM RSM MAF MED COMP';
const budgetReaders = 'DSM RSM MKT COMP FIN OPS GM';

const applications: MenuSeed[] = [
  menu('/meeting/apply', '会议申请', 'Meeting applications', '', {
    code: 'meeting:meetings:read',
    children: [
      tag('/meeting/apply/approved', '已批准的会议', 'Approved meetings', readers),
      tag('/meeting/apply/submitted', '已提交的会议', 'Submitted meetings', applicants),
      tag('/meeting/apply/myApproval', '我参与的会议审批', 'Meetings I approve', approvers),
      button('meeting:meetings:write', '申请会议', 'Apply for a meeting', applicants),
      button('meeting:meetings:export', '导出会议', 'Export meetings', `${approvers} OPS`),
      button('meeting:templates:write', '维护会议模板', 'Maintain templates of meetings', 'OPS'),
    ],
  }),
  menu('/meeting/approve', '会议审批', 'Meeting approvals', '', {
    code: 'meeting:meetings:approve',
    children: [
      tag('/meeting/approve/pendingApproved', '待审批会议', 'Meetings to approve', approvers),
      tag('/meeting/approve/doneApproved', '已审批会议', 'Meetings decided', approvers),
      tag('/meeting/approve/myApproved', '我批准的会议', 'Meetings approved by me', approvers),
    ],
  }),
];

const payments: MenuSeed[] = [
  menu('/meeting/payment', '会议付款', 'Payments', '', {
    code: 'meeting:meeting-payments:read',
    children: [
      tag('/meeting/payment/submitted', '已提交的付款', 'Submitted payments', payers),
      tag('/meeting/payment/myApproval', '我参与的付款审批', 'Payments I approve', paymentApprovers),
      button('meeting:meeting-payments:write', '申请付款', 'Apply for a payment', payers),
    ],
  }),
  menu('/meeting/paymentApprove', '付款审批', 'Payment approvals', '', {
    code: 'meeting:meeting-payments:approve',
    children: [
      tag('/meeting/paymentApprove/pendingApproved', '待审批付款', 'Payments to approve', paymentApprovers),
      tag('/meeting/paymentApprove/doneApproved', '已审批付款', 'Payments decided', paymentApprovers),
      button('meeting:meeting-payments:reverse', '同意冲销', 'Agree to a reversal', 'COMP'),
      button('meeting:meeting-payments:pay', '付款', 'Pay', 'FIN'),
      button('meeting:meeting-payments:export', '导出付款', 'Export payments', 'FIN COMP'),
    ],
  }),
  menu('/meeting/paymentApprovalDetail', '付款审批详情', 'Payment approval detail', `${payers} ${paymentApprovers}`, {
    hidden: true,
  }),
];

const confirmation = menu('/meeting/met', '客户', 'Customer', '', {
  children: [
    tag('/meeting/met/beConfirmed', '待确认会议', 'Meetings to confirm', `${applicants} COMP OPS`),
    tag('/meeting/met/unfinished', '未完成会议', 'Unfinished meetings', `${applicants} COMP OPS`),
    tag('/meeting/met/doneConfirmed', '已确认会议', 'Confirmed meetings', `${applicants} COMP FIN OPS`),
    button('meeting:meetings:confirm', '确认会议', 'Confirm a meeting', 'COMP OPS'),
  ],
});

const costs = menu('/meeting/ccio', '成本中心与订单', 'Cost centers and orders', '', {
  code: 'meeting:budgets:read',
  children: [
    tag('/meeting/ccio/cc', '成本中心', 'Cost centers', budgetReaders),
    tag('/meeting/ccio/io', '内部订单', 'Internal orders', budgetReaders),
    button('meeting:orders:write', '维护成本中心与订单', 'Maintain cost centers and orders', 'FIN'),
  ],
});

const resources: MenuSeed[] = [
  menu('/meeting/medicalLibrary', '医学资料库', 'Medical library', readers, {
    code: 'meeting:library:read',
    children: [
      button('meeting:library:write', '上传资料', 'Upload material', 'MAF MED MKT'),
      button('meeting:library:recall', '召回资料', 'Recall material', 'MED COMP'),
    ],
  }),
  menu('/meeting/budgetIndex', '会议预算', 'Meeting budgets', budgetReaders, {
    code: 'meeting:budgets:read',
    children: [button('meeting:budgets:write', '调整预算', 'Change budgets', 'MKT FIN')],
  }),
  menu('/meeting/institution', '合作机构', 'Institutions', 'MKT MED COMP FIN OPS', {
    code: 'meeting:institutions:read',
    children: [
      button('meeting:institutions:write', '维护机构', 'Maintain institutions', 'OPS'),
      button('meeting:institutions:review', '审核机构', 'Review institutions', 'COMP'),
    ],
  }),
  menu('/meeting/supplier', '供应商', 'Suppliers', 'MKT COMP FIN OPS', {
    code: 'meeting:suppliers:read',
    children: [
      button('meeting:suppliers:write', '维护供应商', 'Maintain suppliers', 'OPS FIN'),
      button('meeting:suppliers:review', '审核供应商', 'Review suppliers', 'COMP'),
    ],
  }),
];

const speakers: MenuSeed[] = [
  menu('/meeting/speaker', '讲者', 'Speakers', '', {
    code: 'meeting:speakers:read',
    children: [
      tag('/meeting/speaker/speakerMaintenance', '讲者维护', 'Speaker maintenance', speakerReaders),
      tag('/meeting/speaker/speakerApproval', '讲者审批中', 'Speakers in approval', speakerReaders),
      tag('/meeting/speaker/speakerApproved', '已审批讲者', 'Approved speakers', speakerReaders),
      button('meeting:speakers:propose', '提名讲者', 'Propose a speaker', 'REP DSM RSM MAF OPS'),
      button('meeting:speakers:suspend', '暂停讲者', 'Suspend a speaker', 'COMP'),
    ],
  }),
  menu('/meeting/speakerManager', '讲者管理', 'Speaker management', 'OPS COMP MED', {
    children: [button('meeting:speakers:write', '维护讲者', 'Maintain speakers', 'OPS')],
  }),
  menu('/meeting/speakerApprove', '讲者审批', 'Speaker approvals', '', {
    code: 'meeting:speakers:approve',
    children: [
      tag('/meeting/speakerApprove/sApproval', '待审批讲者', 'Speakers to approve', speakerApprovers),
      tag('/meeting/speakerApprove/sApproved', '已审批讲者申请', 'Speaker requests decided', speakerApprovers),
    ],
  }),
  menu('/meeting/speakerAdd', '新增讲者', 'New speaker', 'REP DSM RSM MAF OPS', { hidden: true }),
  menu('/meeting/speakerDetail', '讲者详情', 'Speaker detail', speakerReaders, { hidden: true }),
  menu('/meeting/speakerApproveDetail', '讲者审批详情', 'Speaker approval detail', speakerApprovers, { hidden: true }),
];

const details: MenuSeed[] = [
  menu('/meeting/meetDetail', '会议详情', 'Meeting detail', readers, { hidden: true }),
  menu('/meeting/approvalDetail', '会议审批详情', 'Meeting approval detail', `${readers} FIN`, { hidden: true }),
  menu('/meeting/meeting-form', '会议申请', 'Meeting application', applicants, { hidden: true }),
  menu('/meeting-form', '会议申请', 'Meeting application', applicants, { hidden: true }),
  menu('/meeting-detail', '会议详情', 'Meeting detail', readers, { hidden: true }),
  menu('/approval-detail', '审批详情', 'Approval detail', readers, { hidden: true }),
];

export function meetingMenu(): MenuSeed {
  return menu('/meeting', '会议管理', 'Meetings', '', {
    icon: 'presentation',
    children: [...applications, ...payments, confirmation, costs, ...speakers, ...resources, ...details],
  });
}
