// Words of the tiles of channel effect.

export const channelWords = {
  acts: {
    title: { zh: '互动次数', en: 'Acts' },
    definition: {
      zh: '可见范围内医生在各渠道主动做的事；只收到内容不计',
      en: 'What doctors in your range did themselves on the channels; receiving alone does not count',
    },
  },
  engaged: {
    title: { zh: '有互动的医生', en: 'Engaged doctors' },
    definition: {
      zh: '期间内在任一渠道主动阅读、点击、回复、参与或作答的医生，每位计一次；只收到内容不计，拜访另计',
      en: 'Doctors who read, clicked, replied, took part or answered on any channel, each once; receiving alone does not count, visits are counted elsewhere',
    },
  },
  response: {
    title: { zh: '互动率', en: 'Response' },
    definition: {
      zh: '期间内收到该渠道内容的医生中，也在该渠道主动互动的占比；没有收到的医生不计',
      en: 'Of the doctors who received something on the channel in the period, the share who also did something on it; doctors who received nothing do not count',
    },
  },
} as const;
