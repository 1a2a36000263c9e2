// What must not simply be answered: use off label for those who may not speak of it, and words of adverse events (product 3.23; feature 15).
import type { SessionUser } from '../../../platform/auth/index.ts';

const OFF_LABEL =
  /超说明书|超适应[症证]|超剂量使用|(?:适应[症证]|说明书|批准(?:范围|用途)?)\s*(?:之外|以外|外)|未(?:获|经|被)?批准?的?\s*(?:适应[症证]|用法|用途|人群|剂量)|off[\s-]?label|(?:unapproved|unlicen[sc]ed)\s+(?:use|indication|dose|population)|outside\s+(?:the|its)\s+(?:label|indication)/i;

const HARM =
  /不良(?:反应|事件)|副作用|过敏|皮疹|休克|肝(?:功能)?损伤|住院|死亡|去世|自杀|晕倒|出血|呕吐|adverse|side effect|rash|anaphyla|hospitali[sz]ed|died|death|overdose|bleeding/i;
/** A person to whom it happened: without one it is a question about the product. */
const PERSON =
  /患者|病人|病友|家属|男性|女性|他|她|岁|用药后|服(?:药|用)后|吃了|出现了?|发生了|patient|after taking|he |she |year[\s-]old|developed|experienced/i;

export const isOffLabel = (question: string): boolean => OFF_LABEL.test(question);

/** Rather once too often: a report that is missed does harm, a note does none. */
export const tellsAdverseEvent = (question: string): boolean => HARM.test(question) && PERSON.test(question);

/** Medical affairs, compliance and administrators; those who promote hand over. */
export const mayDiscussOffLabel = (user: Pick<SessionUser, 'isMedical' | 'roles'>): boolean =>
  user.isMedical || user.roles.some((role) => ['admin', 'MED', 'COMP'].includes(role));

export const refusal = {
  zh: '这个问题涉及说明书以外的用法。您的角色不能讨论超说明书用药，助手不回答此问题。',
  en: 'This question is about use outside the approved label. Your role may not discuss it, so the assistant gives no answer.',
};
export const handedOver = {
  zh: '问题已转交医学部，由医学人员答复提问的医生。',
  en: 'The question was passed to medical affairs, who answer the doctor.',
};
export const nobodyThere = {
  zh: '请将问题转交医学部，由医学人员答复提问的医生。',
  en: 'Pass the question to medical affairs, who answer the doctor.',
};
