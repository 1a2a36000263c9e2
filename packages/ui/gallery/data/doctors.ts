// Invented doctors for the workbench (look and feel, north star).
import type { ConsentState } from '../../src/badge/index.ts';

export type Doctor = {
  id: string;
  name: string;
  title: string;
  hospital: string;
  level: string;
  department: string;
  city: string;
  tier: string;
  tags: string[];
  consent: [ConsentState, ConsentState, ConsentState];
  days: number;
  date: string;
  activity: number[];
  task: string;
  due: string;
  dueTone: 'primary' | 'bad' | undefined;
  starred: boolean;
};

const states: Record<string, ConsentState> = { y: 'agreed', n: 'unasked', x: 'withdrawn' };
const raw = `沈若溪|主任医师|云川大学附属第一医院|三级甲等|神经内科|云川市|A|头痛学组,讲者,指南专家,临床研究|yyy|16|11-04|学术拜访：新版指南解读|今天 14:30|p|1
顾明岐|主任医师|云川市人民医院|三级甲等|神经内科|云川市|A|学会常委,临床研究,讲者|yny|18|11-02|邀请：区域神经论坛|明天||1
许静姝|副主任医师|江澜市中心医院|三级甲等|精神科|江澜市|A|睡眠门诊|yyn|21|10-30|发送文献：睡眠与情绪|11-23 周一||1
陆景和|主任医师|江澜大学附属医院|三级甲等|神经内科|江澜市|A|讲者,指南专家,头痛学组|yxy|24|10-27|补充讲者年度声明|逾期 3 天|b|1
周砚清|副主任医师|云川市第二人民医院|三级乙等|神经内科|云川市|B|青年学者|nny|27|10-24|电话随访：资料反馈|11-24 周二||1
韩书珩|主治医师|云川东郊医院|二级甲等|神经内科|云川市|B|数字活跃|yny|31|10-20|企微推送：偏头痛问答|11-25 周三||0
苏婉宁|主任医师|江澜市精神卫生中心|三级甲等|精神科|江澜市|A|学会委员,讲者,睡眠门诊,临床研究|yyy|33|10-18|圆桌会邀请确认|今天 17:00|p|1
程以宁|副主任医师|云川大学附属第三医院|三级甲等|神经内科|云川市|B|头痛门诊|ynx|36|10-15|核验执业信息|11-26 周四||0
白君珩|主治医师|江澜市第四人民医院|三级乙等|精神科|江澜市|B|住培导师|nnn|41|10-10|取得沟通授权|逾期 1 天|b|0
秦知微|副主任医师|云川省立医院|三级甲等|神经内科|云川市|A|临床研究,讲者,指南专家|yyy|44|10-07|拜访：入组进展|11-27 周五||1
罗昭彦|主治医师|江澜市中心医院|三级甲等|神经内科|江澜市|B|数字活跃|yny|52|09-29|未安排|||0
叶清和|主任医师|云川市中医医院|三级甲等|神经内科|云川市|B|中西结合|nyn|63|09-18|恢复联系计划|12-01 周二||0`;

export const doctors: Doctor[] = raw.split('\n').map((line, index) => {
  const [name, title, hospital, level, department, city, tier, tags, consent, days, date, task, due, tone, star] =
    line.split('|');
  const state = (at: number): ConsentState => states[consent?.[at] ?? 'n'] ?? 'unasked';
  return {
    id: String(1000 + index),
    name: name ?? '',
    title: title ?? '',
    hospital: hospital ?? '',
    level: level ?? '',
    department: department ?? '',
    city: city ?? '',
    tier: tier ?? '',
    tags: (tags ?? '').split(','),
    consent: [state(0), state(1), state(2)],
    days: Number(days),
    date: date ?? '',
    activity: Array.from({ length: 12 }, (_, week) => 4 + ((index * 7 + week * (week % 3) * 5 + week * 2) % 13)),
    task: task ?? '',
    due: due ?? '',
    dueTone: tone === 'p' ? 'primary' : tone === 'b' ? 'bad' : undefined,
    starred: star === '1',
  };
});
