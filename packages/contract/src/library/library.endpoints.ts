// The calls of the medical library (specification 7.5, library; product: medical library).
import { z } from 'zod';
import { Id, attachedFileTypes, coreErrors, endpoint, paged } from '../core/index.ts';
import { libraryErrors as errors } from './library.errors.ts';
import {
  ChangedMaterial,
  LARGEST_MATERIAL,
  Material,
  MaterialCount,
  MaterialDetail,
  MaterialDraft,
  MaterialFilter,
  MaterialKept,
  MaterialPaging,
  MaterialRecall,
  MaterialUpload,
  RecalledMaterial,
} from './library.schema.ts';

const read = { permission: 'meeting:library:read' } as const;
const write = { permission: 'meeting:library:write' } as const;
const params = z.strictObject({ id: Id });
const moving = [errors.notFound, errors.notPossible] as const;

export const libraryEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/library/findByMaterialType',
    summary: { zh: '按类型查找医学资料', en: 'Materials of the library, by type' },
    access: read,
    query: MaterialPaging,
    output: paged(Material),
    errors: [],
  }),
  count: endpoint({
    method: 'GET',
    path: '/library/count',
    summary: { zh: '符合条件的资料数', en: 'How many materials match' },
    access: read,
    query: MaterialFilter,
    output: MaterialCount,
    errors: [],
  }),
  find: endpoint({
    method: 'GET',
    path: '/library/find/{id}',
    summary: { zh: '查看一份资料', en: 'Read one material' },
    access: read,
    params,
    output: MaterialDetail,
    errors: [errors.notFound],
  }),
  add: endpoint({
    method: 'POST',
    path: '/library/add',
    summary: { zh: '新建资料', en: 'Add a material' },
    access: write,
    body: { encoding: 'json', schema: MaterialDraft },
    output: MaterialKept,
    errors: [],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/library/update/{id}',
    summary: { zh: '修改草稿', en: 'Change a draft' },
    access: write,
    params,
    body: { encoding: 'json', schema: ChangedMaterial },
    output: MaterialKept,
    errors: [...moving, errors.changedMeanwhile],
  }),
  upload: endpoint({
    method: 'POST',
    path: '/library/upload/{id}',
    summary: { zh: '上传或替换资料文件', en: 'Upload or replace the file of a material' },
    access: write,
    params,
    body: { encoding: 'multipart', schema: MaterialUpload, limit: LARGEST_MATERIAL },
    output: MaterialKept,
    errors: [...moving, errors.fileKind, errors.fileRefused, coreErrors.bodyTooLarge],
    effect: 'job',
  }),
  submit: endpoint({
    method: 'POST',
    path: '/library/submit/{id}',
    summary: { zh: '提交审核', en: 'Submit a material for review' },
    access: write,
    params,
    output: MaterialKept,
    errors: [...moving, errors.noFile],
  }),
  revise: endpoint({
    method: 'POST',
    path: '/library/revise/{id}',
    summary: { zh: '编制新版本；批准后取代旧版', en: 'Prepare a new edition, which supersedes this one once approved' },
    access: write,
    params,
    output: MaterialKept,
    errors: [...moving, errors.revisionOpen],
  }),
  recall: endpoint({
    method: 'POST',
    path: '/library/recall/{id}',
    summary: { zh: '召回资料并通知下载过的人', en: 'Recall a material and notify everyone who downloaded it' },
    access: { permission: 'meeting:library:recall' },
    params,
    body: { encoding: 'json', schema: MaterialRecall },
    output: RecalledMaterial,
    errors: moving,
  }),
  download: endpoint({
    method: 'GET',
    path: '/library/download/{id}',
    summary: { zh: '下载资料', en: 'Download a material' },
    access: read,
    params,
    output: { file: attachedFileTypes },
    errors: [errors.notFound, errors.notInForce, errors.fileNotFound, errors.unmarkable],
    effect: 'job',
  }),
};
