// The menu tree every enterprise begins with, its function permissions and who holds them (specification 2.3, 6).
import { button, menu, type MenuSeed, tag } from './menu-tree.ts';
import { meetingMenu } from './meeting-menus.ts';
import { analysisMenus } from './analysis-menus.ts';

const everyone = 'default REP DSM RSM MAF MKT MED COMP FIN OPS STEW GM';
const field = 'REP DSM RSM MAF';
const managers = 'DSM RSM';
const doctorReaders = `${field} MKT MED COMP OPS STEW`;
const visitReaders = `${field} COMP`;
const assetReaders = `${managers} MKT COMP OPS STEW`;

/** Held by no role until an administrator grants it: sales must not count the prescriptions of a doctor. */
export const heldByNobody: ReadonlySet<string> = new Set(['/customer/doctorTeamManager/allCustomer/prescriptions']);

const doctorTabs: MenuSeed[] = [
  tag('/customer/doctorTeamManager/myCustomer', '我的关注', 'My follows', doctorReaders, {
    attributes: [{ name: 'customRoute', value: 'MY_FOCUS' }],
    children: [button('customer:doctors:focus', '关注医生', 'Follow a doctor', `${field} STEW`)],
  }),
  tag('/customer/doctorTeamManager/focusCustomer', '我的客户', 'My customers', doctorReaders, {
    attributes: [{ name: 'customRoute', value: 'MY_CUSTOMER' }],
    children: [
      button('customer:doctors:write', '新建医生', 'New doctor', `${field} STEW`),
      button('customer:doctors:transfer', '移交客户', 'Transfer customers', `${managers} STEW`),
      button('customer:tags:write', '打标签', 'Tag a doctor', `${field} MKT STEW`),
      button('customer:channels:write', '设置渠道与绑定', 'Set channels and bind contacts', `${field} STEW`),
      button('customer:channels:sync', '同步企业微信联系人', 'Sync contacts of enterprise chat', 'STEW'),
      button('customer:tags:manage', '维护标签与规则', 'Keep tags and their rules', 'STEW'),
    ],
  }),
  tag('/customer/doctorTeamManager/allCustomer', '全部客户', 'All customers', doctorReaders, {
    attributes: [{ name: 'customRoute', value: 'ALL_CUSTOMER' }],
    children: [
      button('customer:doctors:export', '导出医生', 'Export doctors', `${managers} MAF COMP STEW`),
      button('customer:doctors:import', '导入医生', 'Import doctors', 'STEW'),
      button('customer:doctors:merge', '合并医生', 'Merge doctors', 'STEW'),
      button('customer:doctors:reveal', '查看完整手机号', 'Show a mobile number whole', `${field} OPS STEW`),
      button('customer:doctors:payment-numbers', '证件号与银行账号', 'Identity and account numbers', 'OPS'),
      button('customer:consents:write', '登记授权', 'Write down consents', `${field} COMP STEW`),
      button('customer:doctors:prescriptions', '查看处方量', 'See prescription volume', ''),
    ],
  }),
];

const hospitalTabs: MenuSeed[] = [
  tag('/customer/hospitalList/hospitalTeamManager', '我的医院', 'My hospitals', doctorReaders, {
    children: [button('customer:hospitals:write', '新建医院', 'New hospital', `${field} STEW`)],
  }),
  tag('/customer/hospitalList/totalHospital', '全部医院', 'All hospitals', doctorReaders, {
    children: [
      button('customer:hospitals:export', '导出医院', 'Export hospitals', `${managers} MAF COMP STEW`),
      button('customer:hospitals:import', '导入医院', 'Import hospitals', 'STEW'),
      button('customer:hospitals:merge', '合并医院', 'Merge hospitals', 'STEW'),
    ],
  }),
  menu('/customer/hospitalList/hospitalDetail/:id/:name', '医院详情', 'Hospital detail', doctorReaders, {
    hidden: true,
  }),
];

const visitTabs: MenuSeed[] = [
  tag('/customer/visitTeamManager/myVisit', '我的拜访', 'My visits', visitReaders, {
    children: [
      button('customer:visits:write', '记录拜访', 'Record a visit', field),
      button('customer:visits:export', '导出拜访', 'Export visits', visitReaders),
    ],
  }),
  tag('/customer/visitTeamManager/routePlan', '路线规划', 'Route planner', field),
  tag('/customer/visitTeamManager/teamVisit', '团队拜访', 'Team visits', `${managers} COMP`, {
    code: 'customer:visits:team',
    children: [
      button('customer:visits:unlock', '解锁拜访', 'Unlock a visit', managers),
      button('customer:visits:approve', '批准周期计划与补录', 'Approve cycle plans and late visits', managers),
      button('customer:visits:flag', '标记异常', 'Flag a visit', 'COMP'),
    ],
  }),
];

const verifiers = `${field} COMP STEW`;
const customerMenu = menu('/customer', '客户管理', 'Customers', '', {
  icon: 'users',
  alwaysShow: true,
  children: [
    menu('/customer/doctorTeamManager', '医生客户', 'Doctors', '', {
      code: 'customer:doctors:read',
      icon: 'stethoscope',
      children: doctorTabs,
    }),
    menu('/customer/businessRecord/:doctorId/:doctorName', '医生画像', 'Doctor profile', doctorReaders, {
      hidden: true,
      code: 'customer:doctor-profiles:read',
      attributes: [{ name: 'power', value: '/customer/doctorTeamManager' }],
    }),
    menu('/customer/chatSidebar', '聊天侧边栏', 'Chat sidebar', `${field} STEW`, {
      hidden: true,
      attributes: [{ name: 'power', value: '/customer/doctorTeamManager' }],
    }),
    menu('/customer/doctorProfile', '医生画像', 'Doctor profile', doctorReaders, {
      hidden: true,
      attributes: [{ name: 'power', value: '/customer/doctorTeamManager' }],
      children: [
        button(
          'customer:academic-records:write',
          '判定与添加学术信息',
          'Decide and add academic records',
          'MAF MED STEW',
        ),
        button('customer:academic-records:answer', '处理纠错', 'Answer reported errors', 'STEW'),
      ],
    }),
    menu('/customer/hospitalList', '医院', 'Hospitals', '', {
      code: 'customer:hospitals:read',
      icon: 'hospital',
      children: hospitalTabs,
    }),
    menu('/customer/KolMapping', 'KOL 地图', 'KOL mapping', `${field} MKT MED COMP`, {
      code: 'customer:opinion-leaders:read',
      icon: 'map',
      children: [
        button('customer:opinion-leaders:write', '维护权重与名单', 'Keep weights and shortlists', 'MAF MKT'),
        button('customer:opinion-leaders:approve', '审批调级', 'Decide on tiers', 'MED'),
        button('customer:opinion-leaders:export', '导出排名', 'Export the ranking', `${managers} MAF MKT COMP`),
      ],
    }),
    menu('/customer/doctorDataValidation', '医生数据核验', 'Doctor data validation', verifiers, {
      code: 'customer:verifications:read',
      icon: 'badge-check',
      children: [
        button('customer:verifications:write', '提交核验', 'Submit a verification', `${field} STEW`),
        button('customer:verifications:review', '审核', 'Review', 'STEW'),
        button('customer:verifications:export', '下载核验申请', 'Download verifications', `${managers} COMP STEW`),
      ],
    }),
    menu('/customer/doctorDuplicates', '重复医生', 'Duplicate doctors', 'STEW', {
      code: 'customer:duplicates:read',
      icon: 'users',
    }),
    menu('/customer/hospitalDuplicates', '重复医院', 'Duplicate hospitals', 'STEW', {
      code: 'customer:hospital-duplicates:read',
      icon: 'hospital',
    }),
    menu('/customer/doctorRequests', '医生申请', 'Requests of doctors', 'STEW', {
      code: 'customer:doctor-portal:decide',
      icon: 'user-check',
      children: [button('customer:doctor-portal:decide', '处理医生申请', 'Decide on requests of doctors', 'STEW')],
    }),
    menu('/customer/visitTeamManager', '拜访记录', 'Visits', '', {
      code: 'customer:visits:read',
      icon: 'calendar-check',
      children: visitTabs,
    }),
  ],
});

const contentMenu = menu('/content', '内容中心', 'Content center', '', {
  icon: 'book-open',
  children: [
    menu('/content/contentCenter', '内容中心', 'Content center', `${field} MKT MED COMP`, {
      code: 'content:articles:read',
      children: [
        button('content:articles:send', '发送内容', 'Send content', field),
        button('content:articles:write', '新建内容', 'New content', 'MKT MAF MED'),
        button('content:sends:receipt', '接收送达回执', 'Take delivery receipts', ''),
        button('content:articles:approve', '审核内容', 'Approve content', 'MED COMP'),
      ],
    }),
    menu('/content/sends', '发送记录', 'Sends', `${field} MKT MED COMP`, { code: 'content:sends:read' }),
    menu('/content/contentDetail', '内容详情', 'Content detail', `${field} MKT MED COMP`, { hidden: true }),
    menu('/content/sendDetail', '发送详情', 'Send', `${field} MKT MED COMP`, { hidden: true }),
    menu('/content/sendForm', '发送内容', 'Send content', field, { hidden: true }),
    menu('/content/openingLines', '开场白', 'Opening lines', 'MAF MKT MED COMP', {
      code: 'content:opening-lines:read',
    }),
  ],
});

const taskTabs: MenuSeed[] = [
  tag('/task/index/all', '全部任务', 'All tasks', everyone),
  tag('/task/index/today', '今日任务', 'Tasks today', everyone),
  tag('/task/index/after', '后续任务', 'Upcoming tasks', everyone),
  tag('/task/index/expired', '逾期任务', 'Expired tasks', everyone),
];

const taskMenu = menu('/task', '任务计划', 'Tasks and plans', '', {
  icon: 'square-check',
  children: [
    menu('/task/index', '任务', 'Tasks', '', {
      code: 'task:tasks:read',
      children: [
        ...taskTabs,
        button('task:tasks:write', '新建任务', 'New task', everyone),
        button('task:tasks:team', '转移任务', 'Transfer tasks', `${managers} STEW OPS`),
      ],
    }),
    menu('/task/myPlan', '我的计划', 'My plan', field, {
      code: 'task:plans:read',
      children: [button('task:plans:write', '复制一周', 'Copy a week', field)],
    }),
    menu('/task/taskRecordDetail', '任务记录详情', 'Task record detail', everyone, { hidden: true }),
  ],
});

const workflowMenu = menu('/taskManager', '流程中心', 'Workflow', '', {
  icon: 'workflow',
  children: [
    menu('/taskManager/myProcess', '我的流程', 'My processes', everyone, { code: 'taskManager:workflows:read' }),
    menu('/taskManager/process-instance/create', '发起流程', 'Start a process', everyone, {
      code: 'taskManager:workflows:write',
      children: [button('taskManager:workflows:write', '发起与撤回流程', 'Start and withdraw processes', everyone)],
    }),
    menu('/taskManager/process-instance/detail', '流程详情', 'Process detail', everyone, { hidden: true }),
    menu('/taskManager/task/todo', '待办任务', 'To-do tasks', everyone, {
      code: 'taskManager:workflows:approve',
      children: [button('taskManager:workflows:approve', '审批与转交任务', 'Decide and pass on tasks', everyone)],
    }),
    menu('/taskManager/task/done', '已办任务', 'Done tasks', everyone),
    menu('/taskManager/tower', '控制塔', 'Control tower', `${managers} COMP`, { code: 'taskManager:workflows:tower' }),
  ],
});

const dataMenus: MenuSeed[] = [
  menu('/DataCollection', '数据采集', 'Data collection', '', {
    icon: 'upload',
    children: [
      menu('/DataCollection/dataUpload', '数据上传', 'Data upload', 'STEW COMP', {
        code: 'data:data-models:read',
        children: [button('data:data-models:write', '上传数据', 'Upload data', 'STEW')],
      }),
      menu('/DataCollection/publications', '文献与归属', 'Publications', 'STEW MAF MED', {
        code: 'data:publications:read',
        children: [
          button('data:publications:import', '导入文献', 'Import publications', 'STEW MED'),
          button('data:publications:decide', '判定归属', 'Decide credits', 'STEW MAF MED'),
        ],
      }),
    ],
  }),
  menu('/dataAssets', '数据资产', 'Data assets', '', {
    icon: 'database',
    children: [
      menu('/dataAssets/home', '数据资产总览', 'Data assets overview', assetReaders, {
        code: 'dataAssets:data-assets:read',
        children: [
          button('dataAssets:data-assets:measure', '测量数据质量', 'Measure quality', 'STEW'),
          button('dataAssets:data-assets:write', '指定负责人与更新周期', 'Set owner and rhythm', ''),
          button('dataAssets:incidents:report', '报告数据问题', 'Report incidents', 'MKT COMP OPS STEW'),
          button('dataAssets:incidents:write', '处理数据问题', 'Handle incidents', 'OPS STEW'),
        ],
      }),
      menu('/dataAssets/dataAssetsIndex', '数据目录', 'Data catalogue', assetReaders),
      menu('/dataAssets/dataAssetsPage', '数据资产详情', 'Data asset', assetReaders, { hidden: true }),
    ],
  }),
  menu('/sdaManager', '诊疗数据', 'Treatment data', '', {
    icon: 'clipboard-plus',
    children: [
      menu('/sdaManager/dtRecords', '诊疗记录', 'Treatment records', 'DSM RSM MAF MKT COMP STEW', {
        code: 'sdaManager:treatment-records:read',
        children: [
          button('sdaManager:treatment-records:detail', '查看明细', 'See records', 'MAF COMP STEW'),
          button('sdaManager:treatment-records:plain', '查看未脱敏内容', 'See records unmasked', 'COMP STEW'),
          button('sdaManager:treatment-records:export', '导出诊疗记录', 'Export treatment records', 'COMP STEW'),
        ],
      }),
    ],
  }),
];

/** Functions of the administration console, which opens in a window of its own and is in nobody's side menu. */
const adminMenu = menu('/admin', '管理后台', 'Administration', '', {
  hidden: true,
  icon: 'settings',
  children: [
    button('*:*:*', '全部权限', 'All permissions', 'admin'),
    button('admin:users:read', '查看用户', 'See users', ''),
    button('admin:users:write', '维护用户', 'Maintain users', ''),
    button('admin:users:import', '导入用户', 'Import users', ''),
    button('admin:users:simulate', '以用户身份查看', 'See as a user', ''),
    button('admin:territories:read', '查看辖区', 'See territories', ''),
    button('admin:territories:write', '维护辖区', 'Maintain territories', ''),
    button('admin:handovers:read', '查看交接', 'See handovers', ''),
    button('admin:handovers:write', '办理交接', 'Hand over', ''),
    button('admin:job-runs:read', '查看后台任务', 'See background work', ''),
    button('admin:job-runs:write', '处理失败的投递', 'Retry or cancel deliveries', ''),
    button('admin:api-keys:read', '查看接口密钥', 'See API keys', ''),
    button('admin:api-keys:write', '维护接口密钥', 'Maintain API keys', ''),
    button('admin:roles:read', '查看角色', 'See roles', ''),
    button('admin:roles:write', '维护角色', 'Maintain roles', ''),
    button('admin:organizations:read', '查看组织', 'See organizations', ''),
    button('admin:organizations:write', '维护组织', 'Maintain organizations', ''),
    button('admin:menus:read', '查看菜单', 'See menus', ''),
    button('admin:menus:write', '维护菜单', 'Maintain menus', ''),
    button('admin:languages:read', '查看语言', 'See languages', ''),
    button('admin:languages:write', '维护语言', 'Maintain languages', ''),
    button('admin:dictionaries:read', '查看字典', 'See dictionaries', 'STEW'),
    button('admin:dictionaries:write', '维护字典', 'Maintain dictionaries', 'STEW'),
    button('admin:enterprise:read', '查看企业设置', 'See enterprise settings', ''),
    button('admin:enterprise:write', '维护企业设置', 'Maintain enterprise settings', ''),
    button('admin:products:write', '产品', 'Products', 'MKT'),
    button('admin:rules:read', '查看规则', 'See rules', 'COMP FIN'),
    button('admin:rules:write', '维护规则', 'Maintain rules', 'COMP'),
    button('admin:users:reveal', '查看用户手机号', 'Show a mobile number of a user', ''),
    button('admin:reveals:read', '查看记录', 'Log of revealed numbers', 'COMP'),
    button('admin:consents:read', '查看授权文本', 'See consent texts', 'COMP'),
    button('admin:consents:write', '维护授权文本', 'Maintain consent texts', 'COMP'),
    button('admin:audit:read', '审计', 'Audit trail', 'COMP'),
    button('admin:exports:read', '导出记录', 'Export log', 'COMP'),
    button('admin:workflows:read', '查看全部流程', 'See every process', 'COMP'),
    button('admin:workflows:write', '维护流程', 'Maintain processes', ''),
    button('admin:workflows:export', '导出流程事件日志', 'Export the event log of processes', 'COMP'),
    button('admin:sign-ins:read', '登录日志', 'Sign-in log', 'COMP'),
    button('admin:sign-ins:write', '解除锁定、结束会话', 'Unlock and end sessions', ''),
  ],
});

/** Two pages of other sites: one in a frame, one opened directly (specification 2.3, menu-built routes). */
const outsideMenus: MenuSeed[] = [
  menu('/outside/guideline-library', '指南文库', 'Guideline library', `${field} MKT MED`, {
    icon: 'library',
    api: 'https://example.org/',
  }),
  menu('/outside/company-portal', '公司门户', 'Company portal', everyone, {
    icon: 'external-link',
    api: 'https://example.com/',
    attributes: [{ name: 'externalApi', value: 'true' }],
  }),
];

/** The whole tree. The administrator holds every entry besides `heldByNobody`. */
export function menuTree(): MenuSeed[] {
  return [
    menu('/dashboard', '工作台', 'Workspace', everyone, { icon: 'house', alwaysShow: true }),
    customerMenu,
    meetingMenu(),
    ...analysisMenus(),
    taskMenu,
    contentMenu,
    ...dataMenus,
    workflowMenu,
    menu('/ai', 'AI 助手', 'AI assistant', '', {
      icon: 'sparkles',
      children: [menu('/ai/clound', 'AI 助手', 'AI assistant', `${field} MKT MED`, { code: 'ai:assistants:read' })],
    }),
    menu('/news', '消息', 'Messages', '', {
      icon: 'bell',
      hidden: true,
      children: [menu('/news/newsIndex', '消息中心', 'Messages', everyone, { code: 'news:notifications:read' })],
    }),
    menu('/personalcenter/index', '个人中心', 'Personal center', everyone, { hidden: true, icon: 'user-round' }),
    ...outsideMenus,
    adminMenu,
  ];
}
