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
} as const;
