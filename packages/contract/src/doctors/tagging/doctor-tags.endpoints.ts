// The calls that tag doctors, and the rules that do (specification 7.5, tags; R7.13).
import { z } from 'zod';
import { Id, coreErrors, endpoint, list } from '../../core/index.ts';
import { TagTerm, tagErrors } from '../../tags/index.ts';
import { doctorErrors } from '../doctors.errors.ts';
import {
  DoctorTag,
  PersonalSet,
  RuleRelationQuery,
  TagAddQuery,
  TagDeleteQuery,
  TagRule,
  TagRuleDraft,
  TagRuleFilter,
  TermSet,
} from './doctor-tags.schema.ts';

const read = { permission: 'customer:doctors:read' } as const;
const write = { permission: 'customer:tags:write' } as const;
const manage = { permission: 'customer:tags:manage' } as const;
const params = z.strictObject({ id: Id });
const ofDoctor = { access: read, params, output: z.array(DoctorTag), errors: [doctorErrors.notFound] } as const;
const onDoctor = { access: write, params, output: z.array(DoctorTag) } as const;

export const doctorTagEndpoints = {
  addTag: endpoint({
    ...onDoctor,
    method: 'POST',
    path: '/customer/tag/add/{id}',
    summary: { zh: '给医生打一个标签', en: 'Tag a doctor' },
    query: TagAddQuery,
    errors: [
      doctorErrors.notFound,
      tagErrors.notFound,
      tagErrors.disabled,
      tagErrors.tooManyPersonal,
      coreErrors.fieldReadOnly,
    ],
  }),
  removeTag: endpoint({
    method: 'POST',
    path: '/customer/tag/delete/{tagTermId}',
    summary: { zh: '从多位医生去掉一个标签', en: 'Take a tag off doctors' },
    access: write,
    params: z.strictObject({ tagTermId: Id }),
    query: TagDeleteQuery,
    body: { encoding: 'json', schema: list(Id, 1000).min(1) },
    output: z.object({ removed: z.int() }),
    errors: [doctorErrors.notFound, tagErrors.notFound, coreErrors.fieldReadOnly],
  }),
  listMissing: endpoint({
    method: 'GET',
    path: '/doctor/find/notTag/{id}',
    summary: { zh: '医生还没有的标签', en: 'Tags the doctor does not carry yet' },
    access: read,
    params,
    output: z.array(TagTerm),
    errors: [doctorErrors.notFound],
  }),
  listByStaff: endpoint({
    ...ofDoctor,
    method: 'GET',
    path: '/find/staff/{id}',
    summary: { zh: '医生的标签由谁何时打上', en: 'Who gave the doctor which tag, and when' },
  }),
  listSystem: endpoint({
    ...ofDoctor,
    method: 'GET',
    path: '/find/{id}/system',
    summary: { zh: '医生的企业标签', en: 'Tags of the enterprise on the doctor' },
  }),
  listPersonal: endpoint({
    ...ofDoctor,
    method: 'GET',
    path: '/find/{id}/personal',
    summary: { zh: '自己给医生打的个人标签', en: 'The own personal tags on the doctor' },
  }),
  replaceTerms: endpoint({
    ...onDoctor,
    method: 'PUT',
    path: '/doctor/update/term/{id}',
    summary: { zh: '替换医生的企业标签', en: 'Replace the tags of the enterprise on the doctor' },
    body: { encoding: 'form', schema: TermSet },
    errors: [doctorErrors.notFound, tagErrors.notFound, tagErrors.disabled, coreErrors.fieldReadOnly],
  }),
  replacePersonal: endpoint({
    ...onDoctor,
    method: 'PUT',
    path: '/update/personalTerm/{id}',
    summary: { zh: '替换自己给医生打的个人标签', en: 'Replace the own personal tags on the doctor' },
    body: { encoding: 'form', schema: PersonalSet },
    errors: [doctorErrors.notFound, tagErrors.tooManyPersonal],
  }),
};

export const tagRuleEndpoints = {
  findRelations: endpoint({
    method: 'POST',
    path: '/group/rules/find/relation/',
    summary: { zh: '标签的规则', en: 'Rules of tags' },
    access: read,
    body: { encoding: 'form', schema: RuleRelationQuery },
    output: z.array(TagRule),
    errors: [],
    effect: 'read',
  }),
  preview: endpoint({
    method: 'POST',
    path: '/group/rules/preview',
    summary: { zh: '规则会匹配多少医生', en: 'How many doctors a rule would match' },
    access: manage,
    body: { encoding: 'json', schema: z.strictObject({ filter: TagRuleFilter }) },
    output: z.object({ matched: z.int() }),
    errors: [],
    effect: 'read',
  }),
  save: endpoint({
    method: 'POST',
    path: '/group/rules/save',
    summary: { zh: '保存标签的规则并执行', en: 'Keep the rule of a tag and run it' },
    access: manage,
    body: { encoding: 'json', schema: TagRuleDraft },
    output: TagRule,
    errors: [tagErrors.notFound],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/group/rules/delete/{id}',
    summary: { zh: '删除规则，规则打上的标签一并去掉', en: 'Delete a rule together with the tags it gave' },
    access: manage,
    params,
    output: z.null(),
    errors: [doctorErrors.tagRuleNotFound],
  }),
};
