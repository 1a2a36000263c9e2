// Which room does which kind of work on many doctors, and what may be done with an act as it stands.
import type { Bilingual } from '@yijian/contract/core';
import type { WorkState } from '@yijian/contract/doctors';

/** The event that a room hears when there is a step to do for it. */
export const workTopics = {
  TAG: 'doctors.tagsDue',
  UNTAG: 'doctors.tagsDue',
  TASKS: 'doctors.tasksDue',
  VISITS: 'doctors.visitsDue',
} as const;

const standing: Readonly<Record<WorkState, { readonly state: Bilingual; readonly allowed: Bilingual }>> = {
  RUNNING: { state: { zh: '正在处理', en: 'under way' }, allowed: { zh: '停止', en: 'stop it' } },
  DONE: { state: { zh: '已完成', en: 'done' }, allowed: { zh: '撤销', en: 'undo it' } },
  CANCELLED: { state: { zh: '已停止', en: 'stopped' }, allowed: { zh: '撤销', en: 'undo it' } },
  UNDOING: { state: { zh: '正在撤销', en: 'being undone' }, allowed: { zh: '无', en: 'nothing' } },
  UNDONE: { state: { zh: '已撤销', en: 'undone' }, allowed: { zh: '无', en: 'nothing' } },
};

/** Where an act stands and what may be done with it, for who asked for something else. */
export const standingOf = (state: WorkState, language: 'zh' | 'en'): { state: string; allowed: string } => ({
  state: standing[state].state[language],
  allowed: standing[state].allowed[language],
});
