// What the roles of the starter matrix are called and whose rows they see (specification 6).
import type { NewRole, StarterCode } from '@yijian/contract/administration';

type Row = readonly [name: string, enName: string, dataRange: NewRole['dataRange']];

const rows: Readonly<Record<StarterCode, Row>> = {
  REP: ['医药代表', 'Sales representative', 'OWN'],
  DSM: ['地区经理', 'District sales manager', 'TEAM'],
  RSM: ['大区经理', 'Regional sales manager', 'REGION'],
  MAF: ['医学联络官', 'Medical science liaison', 'REGION'],
  MKT: ['市场', 'Marketing', 'ALL'],
  MED: ['医学审核', 'Medical reviewer', 'ALL'],
  COMP: ['合规', 'Compliance', 'ALL'],
  FIN: ['财务', 'Finance', 'ALL'],
  OPS: ['会务与讲者运营', 'Meeting and speaker operations', 'ALL'],
  STEW: ['数据管理员', 'Data steward', 'ALL'],
};

export function starterRole(code: StarterCode): NewRole {
  const [name, enName, dataRange] = rows[code];
  const shared = {
    roleType: 'BUSINESS',
    organizationId: null,
    organizationIds: [],
    isEnabled: true,
    remark: null,
  } as const;
  return { ...shared, organizationIds: [], code, name, enName, dataRange };
}
