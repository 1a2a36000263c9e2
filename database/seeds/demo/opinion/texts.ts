// What the doctors of the demo write: whole sentences by aspect and attitude; {drug} and {other} are filled in.
import type { Aspect } from '@yijian/contract/insights';

type Said = Readonly<Record<'for' | 'against' | 'neither', readonly string[]>>;

export const said: Readonly<Record<Aspect, Said>> = {
  EFFICACY: {
    for: [
      '{drug}起效快，患者两小时内疼痛就能缓解。',
      '门诊用下来{drug}疗效确切，复诊时多数患者症状改善。',
      '换成{drug}以后控制率提高，发作次数减少了一半。',
      '{drug}疗效持久，停药后三个月仍稳定。',
      '{drug}的效果优于{other}，这一点我们科里基本认可。',
      '难治的几位患者用了{drug}也有效。',
    ],
    against: [
      '{drug}起效慢，患者等不及。',
      '{drug}对重度患者疗效有限，还要联合用药。',
      '有两例用{drug}后反复发作，效果不理想。',
      '{drug}的疗效不如{other}。',
      '维持时间偏短，{drug}到下午效果就不明显了。',
    ],
    neither: ['{drug}的疗效有待观察。', '想请教各位，{drug}起效一般要多久？', '{drug}对老年患者的疗效如何？'],
  },
  SAFETY: {
    for: [
      '{drug}耐受性良好，随访半年未见明显不良反应。',
      '用{drug}的患者嗜睡少见，白天上班不受影响。',
      '{drug}没有明显的胃肠道反应，老人也放心。',
      '肝酶升高罕见，{drug}的安全性可靠。',
    ],
    against: [
      '{drug}嗜睡明显，开车的患者要提醒。',
      '有几位患者用{drug}后恶心呕吐，只好停药。',
      '{drug}引起的头晕比较多，老年人用要谨慎。',
      '担心{drug}的心血管风险，有冠心病的我不敢用。',
    ],
    neither: ['{drug}的长期安全性还需观察。', '{drug}会不会引起头晕？', '关注{drug}在肝功能不全患者中的安全性。'],
  },
  DOSING: {
    for: ['{drug}一天一次，患者依从性高。', '{drug}服药方便，上班族也能坚持。', '{drug}剂量调整简单，基层也能掌握。'],
    against: [
      '{drug}滴定繁琐，患者容易漏服。',
      '{drug}给药次数多，依从性差。',
      '{drug}注射不便，偏远地区的患者很难坚持。',
    ],
    neither: ['{drug}减量方案大家怎么定？', '介绍一下{drug}的起始剂量。'],
  },
  PRICE: {
    for: ['{drug}进医保后患者负担得起。', '{drug}降价以后性价比高。', '{drug}门诊统筹可报销，费用不高。'],
    against: [
      '{drug}价格偏高，患者吃不消。',
      '{drug}不能报销，自费压力大。',
      '{drug}一个月费用太贵，用两个月就放弃了。',
    ],
    neither: ['{drug}的医保谈判结果待定。', '{drug}一个月费用多少？'],
  },
  ACCESS: {
    for: ['{drug}药房供货稳定。', '{drug}进院顺利，开方方便。'],
    against: [
      '{drug}经常断货，患者跑了几家都买不到。',
      '{drug}处方限制多，要副主任以上才能开。',
      '我们医院{drug}还没有进院，库存不足。',
    ],
    neither: ['{drug}进院情况如何？', '讨论{drug}的处方权限。'],
  },
  EVIDENCE: {
    for: ['{drug}三期临床试验数据扎实。', '{drug}已写入指南，循证证据充分。', '真实世界随访数据支持{drug}。'],
    against: ['{drug}缺乏头对头的临床研究。', '{drug}样本量小，证据不足。', '{drug}的真实世界数据仍有争议。'],
    neither: ['介绍{drug}的一项观察性研究。', '本周讨论{drug}的专家共识。'],
  },
  OVERALL: {
    for: ['总体上{drug}值得推荐。', '我会优先考虑{drug}。', '我对{drug}很满意。'],
    against: ['目前不推荐把{drug}作为第一选择。', '{drug}让我失望，已经换药。'],
    neither: ['大家对{drug}的总体印象如何？'],
  },
};

export const titles = ['门诊用药体会', '病例讨论', '用药经验分享', '学术会议随笔', '随访小结', '请教各位同道'] as const;
export const openings = ['最近门诊', '上周查房', '这半年随访下来，', '和同道交流后，', '会上提到，', ''] as const;
