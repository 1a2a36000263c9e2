// The data models that can be uploaded, each field with its words, rules and the heads it is known by (specification 7.5).
import type { ModelId } from '@yijian/contract/data-models';
import { doctorFields } from './doctor-fields.policy.ts';
import type { FieldRule } from './field-rule.policy.ts';
import { costCenterFields } from './finance/cost-center-fields.policy.ts';
import { orderFields } from './finance/order-fields.policy.ts';
import { hospitalFields } from './hospital-fields.policy.ts';
import { interactionFields } from './interaction-fields.policy.ts';
import { salesFields } from './sales-fields.policy.ts';
import { treatmentFields } from './treatment-fields.policy.ts';
import { userFields } from './user-fields.policy.ts';

export interface Model {
  readonly id: ModelId;
  readonly zh: string;
  readonly en: string;
  readonly fields: readonly FieldRule[];
  readonly identity: readonly string[];
}

export const models: Readonly<Record<ModelId, Model>> = {
  hospitals: { id: 'hospitals', zh: '医院', en: 'Hospitals', fields: hospitalFields, identity: ['name', 'city'] },
  doctors: {
    id: 'doctors',
    zh: '医生',
    en: 'Doctors',
    fields: doctorFields,
    identity: ['name', 'hospital', 'department', 'namesake'],
  },
  hospital_sales: {
    id: 'hospital_sales',
    zh: '医院销量与目标',
    en: 'Hospital sales and targets',
    fields: salesFields,
    identity: ['hospital', 'product', 'month'],
  },
  treatment_records: {
    id: 'treatment_records',
    zh: '诊疗记录',
    en: 'Treatment records',
    fields: treatmentFields,
    identity: ['patientKey', 'indication', 'line'],
  },
  interaction_records: {
    id: 'interaction_records',
    zh: '外部平台互动',
    en: 'Interactions on other platforms',
    fields: interactionFields,
    identity: ['doctor', 'hospital', 'department', 'namesake', 'at', 'channel', 'action', 'subject'],
  },
  users: { id: 'users', zh: '用户', en: 'Users', fields: userFields, identity: ['login'] },
  budget_cost_centers: {
    id: 'budget_cost_centers',
    zh: '成本中心',
    en: 'Cost centers',
    fields: costCenterFields,
    identity: ['code'],
  },
  budget_orders: {
    id: 'budget_orders',
    zh: '内部订单',
    en: 'Internal orders',
    fields: orderFields,
    identity: ['code'],
  },
};

/** What a model is called. */
export const modelNames: Readonly<Record<ModelId, Pick<Model, 'zh' | 'en'>>> = models;

/** Where uploads are reached: which models, with which permissions. What belongs to another door is not there. */
export interface Door {
  readonly models: readonly ModelId[];
  /** Permission to change anything. */
  readonly write: string;
}

export const doors = {
  data: {
    models: ['hospitals', 'doctors', 'hospital_sales', 'treatment_records', 'interaction_records'],
    write: 'data:data-models:write',
  },
  users: { models: ['users'], write: 'admin:users:import' },
  orders: { models: ['budget_cost_centers', 'budget_orders'], write: 'meeting:orders:write' },
} as const satisfies Readonly<Record<string, Door>>;

/** Every model has one. */
export const doorOf = (model: ModelId): Door => Object.values<Door>(doors).find((door) => door.models.includes(model))!;

/** The field beside which a fault of the whole record stands. */
export const namingField = (model: ModelId): string => models[model].identity[0]!;

export function modelOf(id: string): Model | undefined {
  return Object.hasOwn(models, id) ? models[id as ModelId] : undefined;
}

/** A row whose first filled cell begins like this is the example of the template; an upload passes over it. */
export const exampleMarks = { zh: '示例：', en: 'Example: ' } as const;

export function isExample(cells: readonly string[]): boolean {
  const first = cells.find((cell) => cell.trim() !== '')?.trim() ?? '';
  return /^(?:示例\s*[：:]|example\s*:)/i.test(first);
}
