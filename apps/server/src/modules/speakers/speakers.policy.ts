// What may be done to a speaker in which state, and by whom (product: Speaker machine).
import type { Bilingual } from '@yijian/contract/core';
import {
  speakerErrors as errors,
  type SpeakerAct,
  type SpeakerState,
  type SpeakerTier,
} from '@yijian/contract/speakers';
import type { RuleKey } from '@yijian/contract/rules';
import { isAllowed, type SessionUser } from '../../platform/auth/index.ts';
import { actsInstead, fail, type Failure } from '../../platform/errors/index.ts';

export const stateWords: Readonly<Record<SpeakerState, Bilingual>> = {
  DRAFT: { zh: '为草稿', en: 'a draft' },
  PENDING_APPROVAL: { zh: '审批中', en: 'in approval' },
  RETURNED: { zh: '被退回', en: 'returned' },
  REJECTED: { zh: '被驳回', en: 'rejected' },
  QUALIFIED: { zh: '已获资格', en: 'qualified' },
  ACTIVE: { zh: '已生效', en: 'active' },
  CAPPED: { zh: '已达年度上限', en: 'at the yearly cap' },
  SUSPENDED: { zh: '已暂停', en: 'suspended' },
  EXPIRED: { zh: '已过期', en: 'expired' },
  BLACKLISTED: { zh: '在黑名单中', en: 'blacklisted' },
};

const actWords: Readonly<Record<SpeakerAct, Bilingual>> = {
  edit: { zh: '修改', en: 'edited' },
  submit: { zh: '提交', en: 'submitted' },
  withdraw: { zh: '撤回', en: 'withdrawn' },
  change: { zh: '申请变更', en: 'changed' },
  withdrawChange: { zh: '撤回变更', en: 'relieved of its change' },
  renew: { zh: '重新评定', en: 'renewed' },
  suspend: { zh: '暂停', en: 'suspended' },
  resume: { zh: '恢复', en: 'resumed' },
  contract: { zh: '维护合同', en: 'given a contract' },
  blacklist: { zh: '列入黑名单', en: 'blacklisted' },
  lift: { zh: '移出黑名单', en: 'taken off the blacklist' },
};

const ofState: Readonly<Record<SpeakerState, readonly SpeakerAct[]>> = {
  DRAFT: ['edit', 'submit', 'blacklist'],
  PENDING_APPROVAL: ['withdraw', 'blacklist'],
  RETURNED: ['edit', 'submit', 'blacklist'],
  REJECTED: ['renew', 'blacklist'],
  QUALIFIED: ['contract', 'renew', 'blacklist'],
  ACTIVE: ['contract', 'change', 'withdrawChange', 'suspend', 'blacklist'],
  CAPPED: ['contract', 'change', 'withdrawChange', 'suspend', 'blacklist'],
  SUSPENDED: ['withdrawChange', 'resume', 'blacklist'],
  EXPIRED: ['renew', 'withdrawChange', 'blacklist'],
  BLACKLISTED: ['lift'],
};

const ofCompliance: ReadonlySet<SpeakerAct> = new Set(['suspend', 'resume', 'blacklist', 'lift']);

const onlyChanging: ReadonlySet<SpeakerAct> = new Set(['withdrawChange']);
/** One change at a time, and none beside a new qualification. */
const notChanging: ReadonlySet<SpeakerAct> = new Set(['change', 'renew']);

interface Owned {
  readonly state: SpeakerState;
  readonly ownerId: string;
  /** A change waits for its approval. */
  readonly isChanging: boolean;
}

/** The office maintains every speaker; a proposer the own proposals. */
export function actsOf(user: SessionUser, { state, ownerId, isChanging }: Owned): SpeakerAct[] {
  const isOffice = isAllowed(user, 'meeting:speakers:write');
  return ofState[state].filter((act) => {
    if ((isChanging ? notChanging : onlyChanging).has(act)) return false;
    if (ofCompliance.has(act)) return isAllowed(user, 'meeting:speakers:suspend');
    if (act === 'contract') return isOffice;
    return isOffice || (ownerId === user.id && isAllowed(user, 'meeting:speakers:propose'));
  });
}

/** Why the act is not possible: the state, whoever brought it there, and what may be done instead. */
export function refusedAct(
  user: SessionUser,
  speaker: Owned,
  { act, by, language }: { act: SpeakerAct; by: string; language: 'zh' | 'en' },
): Failure {
  const words = actsOf(user, speaker).map((one) => actWords[one][language]);
  const acts = actsInstead(words, language);
  return fail(errors.notPossible, {
    state: stateWords[speaker.state][language],
    by,
    act: actWords[act][language],
    acts,
  });
}

/** The rate of each tier in the rule catalogue, CNY an hour. */
export const rateKeys: Readonly<Record<SpeakerTier, RuleKey>> = {
  MIDDLE: 'fees.middle',
  ASSOCIATE: 'fees.associate',
  FULL: 'fees.full',
  ACADEMICIAN: 'fees.academician',
};
