// Roles every enterprise begins with and whose rows they see (specification 6).

export interface RoleSeed {
  readonly code: string;
  readonly name: string;
  readonly en_name: string;
  readonly data_range: 'OWN' | 'TEAM' | 'REGION' | 'CUSTOM' | 'ALL';
  readonly role_type: 'SYSTEM' | 'BUSINESS';
  readonly remark: string;
}

type Row = readonly [RoleSeed['code'], string, string, RoleSeed['data_range'], RoleSeed['role_type'], string];

const rows: readonly Row[] = [
  ['admin', '系统管理员', 'Administrator', 'ALL', 'SYSTEM', '通过所有角色与权限检查'],
  ['default', '默认角色', 'Default', 'OWN', 'SYSTEM', '没有角色的用户所用'],
  ['wxwork', '企业微信会话', 'Enterprise chat session', 'OWN', 'SYSTEM', '标记来自企业微信的会话'],
  ['REP', '医药代表', 'Sales representative', 'OWN', 'BUSINESS', '查看并维护自己的客户'],
  ['DSM', '地区经理', 'District sales manager', 'TEAM', 'BUSINESS', '查看本团队'],
  ['RSM', '大区经理', 'Regional sales manager', 'REGION', 'BUSINESS', '查看本大区及下级'],
  ['MAF', '医学联络官', 'Medical science liaison', 'REGION', 'BUSINESS', '医学事务，办公室名称为 MSL'],
  ['MKT', '市场', 'Marketing', 'ALL', 'BUSINESS', '市场内容与活动'],
  ['MED', '医学审核', 'Medical reviewer', 'ALL', 'BUSINESS', '医学内容与会议审核'],
  ['COMP', '合规', 'Compliance', 'ALL', 'BUSINESS', '合规审核与规则'],
  ['FIN', '财务', 'Finance', 'ALL', 'BUSINESS', '费用审批与付款'],
  ['OPS', '会务与讲者运营', 'Meeting and speaker operations', 'ALL', 'BUSINESS', '会议确认与讲者维护'],
  ['GM', '总经理', 'General manager', 'ALL', 'BUSINESS', '豁免会议规则，查看经营情况'],
  ['STEW', '数据管理员', 'Data steward', 'ALL', 'BUSINESS', '核验与主数据维护'],
];

export function listRoles(): RoleSeed[] {
  return rows.map(([code, name, en_name, data_range, role_type, remark]) => ({
    code,
    name,
    en_name,
    data_range,
    role_type,
    remark,
  }));
}
