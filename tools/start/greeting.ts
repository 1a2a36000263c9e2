// What `npm start` prints when the product is ready: the address and who can sign in.

/** Demo people: login, name, duty in Chinese and English (their password is one for all). */
const people = [
  ['admin', '系统管理员', '管理员', 'administrator'],
  ['chen.yizhou', '陈亦舟', '医药代表', 'representative'],
  ['zhou.minxing', '周敏行', '地区经理', 'district manager'],
  ['gu.changfeng', '顾长风', '大区经理', 'regional manager'],
  ['lin.zhiyuan', '林知远', '医学联络官', 'medical science liaison'],
  ['fang.ruogu', '方若谷', '市场部', 'marketing'],
  ['he.jing', '何静', '医学部', 'medical affairs'],
  ['shen.lian', '沈廉', '合规', 'compliance'],
  ['qian.hui', '钱慧', '财务', 'finance'],
  ['wu.yue', '吴越', '运营', 'operations'],
  ['su.zhen', '苏臻', '数据管理', 'data steward'],
] as const;

const neighbours = [
  ['admin', '系统管理员', '管理员', 'administrator'],
  ['tang.ke', '唐可', '医药代表', 'representative'],
  ['ye.qing', '叶青', '地区经理', 'district manager'],
] as const;

const published = 'Yijian-demo-2026';

/** The accounts are told where the demo enterprises were asked for (SEED); a password of one's own is not printed. */
export function greeting(address: string, seconds: number, env: NodeJS.ProcessEnv = process.env): string {
  const password = (env['DEMO_PASSWORD'] ?? '') === '' || env['SEED'] !== 'demo' ? published : 'DEMO_PASSWORD';
  const lines = [
    '',
    `医见 Yijian   ${address}/pc/   (${seconds.toFixed(1)} s)`,
    '',
    ...(env['SEED'] === 'none' ? [] : demoLines(address, password)),
  ];
  return [...lines, 'Ctrl-C 停止 stops everything.'].join('\n');
}

function demoLines(address: string, password: string): string[] {
  const second = new URL(address);
  second.hostname = 'kanglan.localhost';
  return [
    `演示账号 Demo accounts, 密码 password ${password}`,
    '  维立医药 Weili',
    ...people.map(row),
    `  康澜医药 Kanglan   ${second.origin}/pc/`,
    ...neighbours.map(row),
    '',
  ];
}

function row([login, name, zh, en]: readonly [string, string, string, string]): string {
  return `    ${login.padEnd(14)} ${padWide(name, 12)} ${padWide(zh, 12)} ${en}`;
}

/** A Chinese character is two columns wide in a terminal. */
function padWide(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - text.length * 2));
}
