// Reads the elements of the namespace `yj`; a value outside its list is a fault that names the element.
import type { Element } from 'bpmn-moddle';
import {
  candidateKinds,
  fieldTypes,
  type Approval,
  type CandidateRule,
  type Fault,
  type FormField,
  type TimerRule,
} from './model.policy.ts';
import { spanOf } from './duration.policy.ts';

export const childrenOf = (element: Element | undefined, name: string): Element[] =>
  (element?.[name] as Element[] | undefined) ?? [];

/** The extension element of that type, or undefined. */
export const partOf = (element: Element, type: string): Element | undefined =>
  childrenOf(element['extensionElements'] as Element | undefined, 'values').find(({ $type }) => $type === type);

export const textOf = (element: Element | undefined, name: string): string => {
  const value = element?.[name];
  return typeof value === 'string' ? value.trim() : '';
};

/** A value of a closed list, in any case, with `_` or `-`. */
function oneOf<T extends string>(
  values: readonly T[],
  fallback: T,
  { part, name, id, faults }: { part: Element | undefined; name: string; id: string; faults: Fault[] },
): T {
  const text = textOf(part, name);
  if (text === '') return fallback;
  const value = text.replace(/-/g, '_').toUpperCase() as T;
  if (values.includes(value)) return value;
  faults.push({
    element: id,
    problem: 'attribute',
    field: name,
    zh: `${name}=“${text}”无效`,
    en: `has no ${name} “${text}”`,
  });
  return fallback;
}

const isTrue = (part: Element | undefined, name: string): boolean => textOf(part, name) === 'true';

export function candidatesOf(part: Element | undefined, id: string, faults: Fault[]): CandidateRule[] {
  return childrenOf(part, 'candidates').map((candidate) => {
    const kind = oneOf([...candidateKinds, 'UNKNOWN'], 'UNKNOWN', { part: candidate, name: 'kind', id, faults });
    const levels = Number(textOf(candidate, 'levels') || '1');
    const value = textOf(candidate, 'value');
    const needsValue = ['ROLE', 'ORGANIZATION', 'USER', 'FIELD'].includes(kind);
    if (kind === 'UNKNOWN' || (needsValue && value === '') || !Number.isInteger(levels) || levels < 1 || levels > 20)
      faults.push({
        element: id,
        problem: 'candidate',
        zh: '候选人规则无效',
        en: 'has a candidate rule that says nothing',
      });
    return { kind: kind as CandidateRule['kind'], value, levels, until: textOf(candidate, 'until') || undefined };
  });
}

export function approvalOf(element: Element, faults: Fault[]): Approval {
  const part = partOf(element, 'yj:Approval');
  const id = element.id!;
  const choose = <T extends string>(values: readonly T[], fallback: T, name: string): T =>
    oneOf(values, fallback, { part, name, id, faults });
  const loop = element['loopCharacteristics'] as Element | undefined;
  const drawn = loop === undefined ? 'ANY' : loop['isSequential'] === true ? 'SEQUENTIAL' : 'ALL';
  const ratio = Number(textOf(part, 'ratio') || '1');
  const sla = textOf(part, 'sla') || undefined;
  if (!(ratio > 0 && ratio <= 1))
    faults.push({
      element: id,
      problem: 'attribute',
      field: 'ratio',
      zh: '通过比例须大于 0 且不超过 1',
      en: 'has a ratio outside 0 to 1',
    });
  if (sla !== undefined && spanOf(sla) === undefined)
    faults.push({
      element: id,
      problem: 'duration',
      field: 'sla',
      zh: `时长“${sla}”无法识别`,
      en: `has an unreadable duration “${sla}”`,
    });
  return {
    mode: choose(['ANY', 'ALL', 'SEQUENTIAL'], drawn, 'mode'),
    ratio: ratio > 0 && ratio <= 1 ? ratio : 1,
    candidates: candidatesOf(part, id, faults),
    whenEmpty: choose(['SKIP', 'ADMIN', 'USER', 'REJECT'], 'ADMIN', 'whenEmpty'),
    emptyUser: textOf(part, 'emptyUser'),
    whenStarter: choose(['SKIP', 'LEADER', 'ALLOW', 'REFUSE'], 'REFUSE', 'whenStarter'),
    whenRejected: choose(['END', 'CONTINUE'], 'END', 'whenRejected'),
    needsComment: isTrue(part, 'comment'),
    needsSignature: isTrue(part, 'signature'),
    needsAttachment: isTrue(part, 'attachment'),
    isBatch: isTrue(part, 'batch'),
    sla,
    calendar: choose(['ALL', 'BUSINESS'], 'ALL', 'calendar'),
    skipRepeats: isTrue(part, 'skipRepeats'),
    fields: Object.fromEntries(
      childrenOf(part, 'fields').map((field) => [
        textOf(field, 'name'),
        oneOf(['READ', 'WRITE', 'HIDDEN'], 'READ', { part: field, name: 'access', id, faults }),
      ]),
    ),
  };
}

export function timerOf(element: Element, faults: Fault[]): TimerRule {
  const part = partOf(element, 'yj:Timer');
  const id = element.id!;
  const [definition] = childrenOf(element, 'eventDefinitions');
  const body = (definition?.['timeDuration'] as Element | undefined)?.['body'];
  const duration = typeof body === 'string' ? body.trim() : '';
  const repeats = Number(textOf(part, 'repeats') || '0');
  if (spanOf(duration) === undefined)
    faults.push({
      element: id,
      problem: 'duration',
      zh: `时长“${duration}”无法识别`,
      en: `has an unreadable duration “${duration}”`,
    });
  if (!Number.isInteger(repeats) || repeats < 0 || repeats > 20)
    faults.push({
      element: id,
      problem: 'attribute',
      field: 'repeats',
      zh: '重复次数须为 0 到 20',
      en: 'repeats outside 0 to 20',
    });
  return {
    duration,
    calendar: oneOf(['ALL', 'BUSINESS'], 'ALL', { part, name: 'calendar', id, faults }),
    action: oneOf(['FLOW', 'REMIND', 'APPROVE', 'REJECT'], 'FLOW', { part, name: 'action', id, faults }),
    repeats,
  };
}

export function formOf(settings: Element | undefined, faults: Fault[]): FormField[] {
  return childrenOf(settings, 'formFields').map((field) => {
    const name = textOf(field, 'name');
    const id = `form.${name}`;
    if (!/^[A-Za-z]\w{0,40}$/.test(name))
      faults.push({ element: id, problem: 'form', zh: '字段名无效', en: 'is no name of a field' });
    const maximum = textOf(field, 'maximum');
    return {
      name,
      label: textOf(field, 'label') || name,
      enLabel: textOf(field, 'enLabel') || textOf(field, 'label') || name,
      type: oneOf(fieldTypes, 'TEXT', { part: field, name: 'type', id, faults }),
      isRequired: isTrue(field, 'required'),
      options: textOf(field, 'options')
        .split(',')
        .map((option) => option.trim())
        .filter((option) => option !== ''),
      inSummary: isTrue(field, 'summary'),
      isAmount: isTrue(field, 'amount'),
      maximum: maximum === '' ? undefined : Number(maximum),
    };
  });
}
