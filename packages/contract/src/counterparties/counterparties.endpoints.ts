// The calls of institutions and suppliers; both have the same ones, each under its own rights (specification 2.3, meeting).
import { z } from 'zod';
import { Id, attachedFileTypes, coreErrors, endpoint, paged, type Bilingual } from '../core/index.ts';
import { counterpartyErrors as errors } from './counterparties.errors.ts';
import {
  BlockedCounterparty,
  ChangedCounterparty,
  Counterparty,
  CounterpartyCount,
  CounterpartyDetail,
  CounterpartyDraft,
  CounterpartyFilter,
  CounterpartyKept,
  CounterpartyPaging,
  DecidedCounterparty,
  DocumentUpload,
  LARGEST_DOCUMENT,
} from './counterparties.schema.ts';

const params = z.strictObject({ id: Id });
const moving = [errors.notFound, errors.notPossible] as const;

function endpointsOf(name: 'institutions' | 'suppliers', { zh, en }: Bilingual) {
  const read = { permission: `meeting:${name}:read` };
  const write = { permission: `meeting:${name}:write` };
  const review = { permission: `meeting:${name}:review` };
  return {
    list: endpoint({
      method: 'GET',
      path: `/${name}/list`,
      summary: { zh: `${zh}列表`, en: `List ${en}s` },
      access: read,
      query: CounterpartyPaging,
      output: paged(Counterparty),
      errors: [],
    }),
    count: endpoint({
      method: 'GET',
      path: `/${name}/count`,
      summary: { zh: `符合条件的${zh}数`, en: `How many ${en}s match` },
      access: read,
      query: CounterpartyFilter,
      output: CounterpartyCount,
      errors: [],
    }),
    find: endpoint({
      method: 'GET',
      path: `/${name}/find/{id}`,
      summary: { zh: `查看${zh}`, en: `Read one ${en}` },
      access: read,
      params,
      output: CounterpartyDetail,
      errors: [errors.notFound],
    }),
    download: endpoint({
      method: 'GET',
      path: `/${name}/document/{id}`,
      summary: { zh: `下载${zh}的文件`, en: `Download a document of a ${en}` },
      access: read,
      params,
      output: { file: attachedFileTypes },
      errors: [errors.fileNotFound],
    }),
    add: endpoint({
      method: 'POST',
      path: `/${name}/add`,
      summary: { zh: `新建${zh}`, en: `Add a ${en}` },
      access: write,
      body: { encoding: 'json', schema: CounterpartyDraft },
      output: CounterpartyKept,
      errors: [errors.creditCodeTaken],
    }),
    change: endpoint({
      method: 'PUT',
      path: `/${name}/update/{id}`,
      summary: { zh: `修改${zh}草稿`, en: `Change the draft of a ${en}` },
      access: write,
      params,
      body: { encoding: 'json', schema: ChangedCounterparty },
      output: CounterpartyKept,
      errors: [...moving, errors.changedMeanwhile, errors.creditCodeTaken],
    }),
    upload: endpoint({
      method: 'POST',
      path: `/${name}/upload/{id}`,
      summary: { zh: `上传${zh}的文件`, en: `Upload a document of a ${en}` },
      access: write,
      params,
      body: { encoding: 'multipart', schema: DocumentUpload, limit: LARGEST_DOCUMENT },
      output: CounterpartyKept,
      errors: [...moving, errors.fileKind, errors.fileRefused, errors.tooManyFiles, coreErrors.bodyTooLarge],
      effect: 'job',
    }),
    submit: endpoint({
      method: 'POST',
      path: `/${name}/submit/{id}`,
      summary: { zh: `提交${zh}审核`, en: `Submit a ${en} for review` },
      access: write,
      params,
      output: CounterpartyKept,
      errors: [...moving, errors.documentsMissing, errors.licenseEnded],
    }),
    renew: endpoint({
      method: 'POST',
      path: `/${name}/renew/{id}`,
      summary: {
        zh: `重新尽职调查；批准前不能使用`,
        en: `Begin due diligence anew; the ${en} cannot be used until it is approved`,
      },
      access: write,
      params,
      output: CounterpartyKept,
      errors: moving,
    }),
    decide: endpoint({
      method: 'POST',
      path: `/${name}/decide/{id}`,
      summary: { zh: `批准或退回${zh}`, en: `Approve or reject a ${en}` },
      access: review,
      params,
      body: { encoding: 'json', schema: DecidedCounterparty },
      output: CounterpartyKept,
      errors: [...moving, errors.ownRequest, errors.sanctioned, errors.licenseEnded],
    }),
    block: endpoint({
      method: 'POST',
      path: `/${name}/block/{id}`,
      summary: { zh: `列入或移出黑名单`, en: `Block a ${en} or lift the block` },
      access: review,
      params,
      body: { encoding: 'json', schema: BlockedCounterparty },
      output: CounterpartyKept,
      errors: moving,
    }),
  };
}

export const institutionEndpoints = endpointsOf('institutions', { zh: '合作机构', en: 'institution' });
export const supplierEndpoints = endpointsOf('suppliers', { zh: '供应商', en: 'supplier' });
