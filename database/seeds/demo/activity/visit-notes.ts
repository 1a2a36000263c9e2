// What visitors write down of a talk: put together of what happened, what was spoken about, what the doctor said and what comes of it.
import type { Random } from '../random.ts';

interface Words {
  readonly scenes: readonly string[];
  readonly subjects: readonly string[];
  readonly answers: readonly string[];
  readonly ends: readonly string[];
}

const sales: Words = {
  scenes: [
    '门诊结束后在诊室交流',
    '查房后在医生办公室见面',
    '门诊间隙简短沟通',
    '科室早会后单独交流',
    '下午出诊前约见',
    '病例讨论后留下沟通',
    '在示教室与医生交流',
    '随科室会后答疑',
    '按约电话沟通',
    '在住院部护士站旁交谈',
  ],
  subjects: [
    '介绍新版指南中急性期用药的更新要点',
    '送达已审批的文献摘要',
    '说明起始剂量与滴定步骤',
    '讲解漏服与停药的处理',
    '回顾上次提出的老年患者用药问题',
    '介绍长期随访的安全性数据',
    '交流两例换药患者的用药经过',
    '说明说明书中的联用注意事项',
    '介绍患者随访手册',
    '邀请参加区域论坛',
    '就科室会主题征求意见',
    '了解科内同类药品的使用情况',
  ],
  answers: [
    '医生认可，希望了解更长时间的数据',
    '医生询问医保支付条件',
    '医生关注起效时间',
    '医生关心肝肾功能不全者的减量',
    '医生表示近期有两位合适的患者',
    '医生更看重耐受性',
    '医生建议补充真实世界数据',
    '医生提出药房库存不稳定',
    '医生认为基层随访是难点',
    '医生愿意在组内分享',
    '医生暂无新的需求',
    '医生对剂量调整仍有顾虑',
  ],
  ends: [
    '约定下周带资料再访。',
    '待确认时间后回复。',
    '已记录问题，转医学同事答复。',
    '两周后回访用药反馈。',
    '资料已当面交付。',
    '下次拜访前先电话预约。',
    '会后补发电子版。',
    '请其转告同组医生。',
    '本次未留资料。',
  ],
};

const medical: Words = {
  scenes: [
    '应医生要求面谈',
    '在研究者会后交流',
    '按约视频沟通',
    '门诊后在办公室讨论',
    '随多学科讨论后交流',
    '按约到院拜访',
  ],
  subjects: [
    '就真实世界研究的入组标准交换意见',
    '解答说明书以外的科学问题',
    '讨论多中心登记研究的可行性',
    '介绍已发表的长期随访研究',
    '交流量表评估的一致性问题',
    '讨论既往队列的数据质量',
    '回顾一篇综述的方法学局限',
  ],
  answers: [
    '医生建议增加合并睡眠障碍的亚组分析',
    '医生可提供既往队列的随访经验',
    '医生关注结局指标的选择',
    '医生希望看到老年人群的数据',
    '医生愿意审阅方案摘要',
    '医生提出样本量的疑问',
    '医生介绍了本院伦理审查的时间安排',
  ],
  ends: [
    '已按医学信息流程回复并记录。',
    '文献随后按流程提供。',
    '下月再约讨论。',
    '问题转研究团队。',
    '会后整理纪要。',
    '无需进一步跟进。',
  ],
};

export function noteOf(random: Random, isMedical: boolean): string {
  const { scenes, subjects, answers, ends } = isMedical ? medical : sales;
  return `${random.pick(scenes)}，${random.pick(subjects)}；${random.pick(answers)}，${random.pick(ends)}`;
}
