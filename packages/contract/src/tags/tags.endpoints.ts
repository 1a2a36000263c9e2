// The calls of the terms of tags (specification 7.5, tags); what a doctor carries stands with the doctors.
import { z } from 'zod';
import { Id, endpoint } from '../core/index.ts';
import { tagErrors } from './tags.errors.ts';
import {
  CountedTerm,
  PersonalTermName,
  TagGroup,
  TagGroupDraft,
  TagName,
  TagTerm,
  TagTermDraft,
} from './tags.schema.ts';

const read = { permission: 'customer:doctors:read' } as const;
const write = { permission: 'customer:tags:write' } as const;
const manage = { permission: 'customer:tags:manage' } as const;

export const tagEndpoints = {
  listTerms: endpoint({
    method: 'GET',
    path: '/tag/term/find/user',
    summary: {
      zh: '可用的标签：企业标签和自己的个人标签',
      en: 'Tags to use: those of the enterprise and the own ones',
    },
    access: read,
    output: z.array(TagTerm),
    errors: [],
  }),
  listGroups: endpoint({
    method: 'GET',
    path: '/tag/group/list',
    summary: { zh: '标签组及其标签', en: 'Groups of tags with their terms' },
    access: read,
    output: z.array(TagGroup),
    errors: [],
  }),
  findGroup: endpoint({
    method: 'GET',
    path: '/tag/group/find/{groupId}',
    summary: { zh: '一个标签组及其标签', en: 'One group of tags with its terms' },
    access: read,
    params: z.strictObject({ groupId: Id }),
    output: TagGroup,
    errors: [tagErrors.groupNotFound],
  }),
  listPersonal: endpoint({
    method: 'GET',
    path: '/tag/personal/find',
    summary: { zh: '自己的个人标签', en: 'The own personal tags' },
    access: read,
    output: z.array(CountedTerm),
    errors: [],
  }),
  addPersonal: endpoint({
    method: 'POST',
    path: '/tag/personal/add/{termValue}',
    summary: { zh: '新建个人标签', en: 'Make a personal tag' },
    access: write,
    params: z.strictObject({ termValue: TagName }),
    output: TagTerm,
    errors: [tagErrors.nameTaken, tagErrors.tooManyPersonal],
  }),
  renamePersonal: endpoint({
    method: 'PUT',
    path: '/tag/personal/update/{id}',
    summary: { zh: '重命名个人标签', en: 'Rename a personal tag' },
    access: write,
    params: z.strictObject({ id: Id }),
    body: { encoding: 'form', schema: PersonalTermName },
    output: TagTerm,
    errors: [tagErrors.notFound, tagErrors.nameTaken],
  }),
  removePersonal: endpoint({
    method: 'DELETE',
    path: '/tag/personal/delete/{id}',
    summary: { zh: '删除个人标签', en: 'Delete a personal tag' },
    access: write,
    params: z.strictObject({ id: Id }),
    output: z.null(),
    errors: [tagErrors.notFound],
  }),
  saveGroup: endpoint({
    method: 'POST',
    path: '/tag/group/save',
    summary: { zh: '新建或修改标签组', en: 'Make or change a group of tags' },
    access: manage,
    body: { encoding: 'form', schema: TagGroupDraft },
    output: TagGroup,
    errors: [tagErrors.groupNotFound, tagErrors.groupTaken],
  }),
  saveTerm: endpoint({
    method: 'POST',
    path: '/tag/term/save',
    summary: { zh: '新建或修改企业标签', en: 'Make or change a tag of the enterprise' },
    access: manage,
    body: { encoding: 'form', schema: TagTermDraft },
    output: TagTerm,
    errors: [tagErrors.notFound, tagErrors.groupNotFound, tagErrors.nameTaken],
  }),
};
