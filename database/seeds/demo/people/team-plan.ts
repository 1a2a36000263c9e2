// Organisations and named accounts of the demo, and how many colleagues are made up beside them.

export interface OrganizationPlan {
  readonly code: string;
  readonly parent: string | null;
  readonly name: string;
  readonly enName: string;
  readonly type: 'COMPANY' | 'DIVISION' | 'REGION' | 'TEAM' | 'OFFICE';
  /** Cities whose hospitals this team looks after; without any it has no field work. */
  readonly cities?: readonly string[];
}

export interface AccountPlan {
  readonly login: string;
  readonly family: string;
  readonly given: string;
  readonly role: string;
  readonly organization: string;
  readonly leads?: boolean;
}

export interface TeamPlan {
  readonly organizations: readonly OrganizationPlan[];
  readonly accounts: readonly AccountPlan[];
  /** Accounts beside the field force, after everybody who is made up. */
  readonly executives?: readonly AccountPlan[];
  /** Number of users in all. */
  readonly users: number;
}

const account = (
  login: string,
  family: string,
  given: string,
  role: string,
  organization: string,
  leads = false,
): AccountPlan => ({
  login,
  family,
  given,
  role,
  organization,
  leads,
});

export const weiliTeam: TeamPlan = {
  users: 41,
  organizations: [
    { code: 'WL', parent: null, name: '维立医药', enName: 'Weili Pharma', type: 'COMPANY' },
    { code: 'WL-CNS', parent: 'WL', name: '神经精神事业部', enName: 'CNS division', type: 'DIVISION' },
    { code: 'WL-MED', parent: 'WL', name: '医学事务部', enName: 'Medical affairs', type: 'DIVISION' },
    { code: 'WL-MKT', parent: 'WL', name: '市场部', enName: 'Marketing', type: 'DIVISION' },
    { code: 'WL-OPS', parent: 'WL', name: '运营与合规部', enName: 'Operations and compliance', type: 'DIVISION' },
    { code: 'WL-E1', parent: 'WL-CNS', name: '华东一区', enName: 'East China 1', type: 'REGION' },
    { code: 'WL-N1', parent: 'WL-CNS', name: '华北区', enName: 'North China', type: 'REGION' },
    {
      code: 'WL-MSL-E',
      parent: 'WL-MED',
      name: '华东医学联络',
      enName: 'East China MSL',
      type: 'REGION',
      cities: ['330100', '330200', '310100', '320100'],
    },
    {
      code: 'WL-E1-HZ1',
      parent: 'WL-E1',
      name: '杭州一组',
      enName: 'Hangzhou 1',
      type: 'TEAM',
      cities: ['330100', '330400', '330600'],
    },
    {
      code: 'WL-E1-NB',
      parent: 'WL-E1',
      name: '宁波组',
      enName: 'Ningbo',
      type: 'TEAM',
      cities: ['330200', '330900', '331000'],
    },
    { code: 'WL-E1-SH', parent: 'WL-E1', name: '上海组', enName: 'Shanghai', type: 'TEAM', cities: ['310100'] },
    {
      code: 'WL-E1-NJ',
      parent: 'WL-E1',
      name: '南京组',
      enName: 'Nanjing',
      type: 'TEAM',
      cities: ['320100', '320200', '320500'],
    },
    { code: 'WL-N1-BJ', parent: 'WL-N1', name: '北京组', enName: 'Beijing', type: 'TEAM', cities: ['110100'] },
    {
      code: 'WL-N1-TJ',
      parent: 'WL-N1',
      name: '天津组',
      enName: 'Tianjin',
      type: 'TEAM',
      cities: ['120100', '130100'],
    },
  ],
  accounts: [
    account('admin', '管理员', '', 'admin', 'WL'),
    account('chen.yizhou', '陈', '亦舟', 'REP', 'WL-E1-HZ1'),
    account('zhou.minxing', '周', '敏行', 'DSM', 'WL-E1-HZ1', true),
    account('gu.changfeng', '顾', '长风', 'RSM', 'WL-E1', true),
    account('lin.zhiyuan', '林', '知远', 'MAF', 'WL-MSL-E', true),
    account('fang.ruogu', '方', '若谷', 'MKT', 'WL-MKT', true),
    account('he.jing', '何', '静', 'MED', 'WL-MED', true),
    account('shen.lian', '沈', '廉', 'COMP', 'WL-OPS', true),
    account('qian.hui', '钱', '慧', 'FIN', 'WL-OPS'),
    account('wu.yue', '吴', '越', 'OPS', 'WL-OPS'),
    account('su.zhen', '苏', '臻', 'STEW', 'WL-OPS'),
    account('wen.zhixu', '温', '知许', 'RSM', 'WL-N1', true),
    account('cen.yimo', '岑', '以墨', 'DSM', 'WL-E1-NB', true),
    account('mu.yanchuan', '穆', '言川', 'DSM', 'WL-E1-SH', true),
    account('zhuo.mingji', '卓', '明霁', 'DSM', 'WL-E1-NJ', true),
    account('fei.lanting', '费', '兰亭', 'DSM', 'WL-N1-BJ', true),
    account('yu.qingheng', '虞', '清衡', 'DSM', 'WL-N1-TJ', true),
    account('jiang.wanqing', '江', '晚晴', 'MAF', 'WL-MSL-E'),
    account('qi.wangshu', '祁', '望舒', 'REP', 'WL-E1-HZ1'),
    account('duan.qingyue', '段', '清越', 'REP', 'WL-E1-HZ1'),
  ],
  executives: [account('shi.anlan', '施', '安澜', 'GM', 'WL')],
};

export const kanglanTeam: TeamPlan = {
  users: 8,
  organizations: [
    { code: 'KL', parent: null, name: '康澜医药', enName: 'Kanglan Pharma', type: 'COMPANY' },
    { code: 'KL-CNS', parent: 'KL', name: '神经事业部', enName: 'Neurology division', type: 'DIVISION' },
    { code: 'KL-S', parent: 'KL-CNS', name: '华南区', enName: 'South China', type: 'REGION' },
    {
      code: 'KL-S-GZ',
      parent: 'KL-S',
      name: '广州组',
      enName: 'Guangzhou',
      type: 'TEAM',
      cities: ['440100', '440300', '440600'],
    },
  ],
  accounts: [
    account('admin', '管理员', '', 'admin', 'KL'),
    account('tang.ke', '唐', '可', 'REP', 'KL-S-GZ'),
    account('ye.qing', '叶', '青', 'DSM', 'KL-S-GZ', true),
    account('mei.sihan', '梅', '思涵', 'RSM', 'KL-S', true),
    account('ling.yuan', '凌', '远', 'STEW', 'KL-CNS'),
  ],
};
