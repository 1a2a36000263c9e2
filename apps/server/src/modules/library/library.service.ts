// Materials are listed, read, written, submitted, revised, recalled and downloaded (product: medical library).
import { coreErrors, type FieldFault } from '@yijian/contract/core';
import {
  libraryErrors as errors,
  type ChangedMaterial,
  type MaterialAct,
  type MaterialDetail,
  type MaterialDraft,
  type MaterialFilter,
  type MaterialKept,
  type MaterialPaging,
  type MaterialState,
  type MaterialUpload,
  type RecalledMaterial,
} from '@yijian/contract/library';
import { readHarmlessFile } from '../hospitals/index.ts';
import { notify } from '../notifications/index.ts';
import { startWorkflow } from '../workflows/index.ts';
import { dayInShanghai } from '../../platform/clock/index.ts';
import { fail } from '../../platform/errors/index.ts';
import { pageText, type Context, type FileReply, type JsonText } from '../../platform/http/index.ts';
import { markMaterial } from './marking/marking.service.ts';
import { actsOf, readerOf, requireAct, stateInWords } from './library.policy.ts';
import {
  hasFile,
  insertDownload,
  insertEdition,
  insertMaterial,
  isProduct,
  lockMaterial,
  selectCount,
  selectDownloaders,
  selectFile,
  selectMaterial,
  selectMaterials,
  selectReader,
  updateDraft,
  updateMaterial,
  upsertFile,
  type NewFile,
  type Reading,
  type StoredMaterial,
} from './library.sql.ts';

const readingOf = ({ user, language, clock }: Context): Reading => ({
  reader: readerOf(user),
  language,
  today: dayInShanghai(clock.now()),
});

export async function listMaterials(context: Context, paging: MaterialPaging): Promise<JsonText> {
  const reading = readingOf(context);
  const rows = await selectMaterials(context.sql, paging, reading);
  return pageText(rows, paging, () => selectCount(context.sql, paging, reading));
}

export async function countMaterials(context: Context, filter: MaterialFilter): Promise<{ totalElements: number }> {
  return { totalElements: await selectCount(context.sql, filter, readingOf(context)) };
}

export async function findMaterial(context: Context, id: string): Promise<MaterialDetail> {
  const detail = await selectMaterial(context.sql, id, readingOf(context));
  if (detail === undefined) throw fail(errors.notFound);
  const material = detail as unknown as Omit<MaterialDetail, 'acts'>;
  return { ...material, acts: actsOf(context.user, material.state) };
}

/** The material under its lock, if this may be done to it now. */
async function openFor(context: Context, id: string, act: MaterialAct): Promise<StoredMaterial> {
  const material = await lockMaterial(context.sql, id, readingOf(context));
  if (material === undefined) throw fail(errors.notFound);
  requireAct(material.state, act, context.language);
  return material;
}

export async function addMaterial(context: Context, draft: MaterialDraft): Promise<MaterialKept> {
  await requireSound(context, draft);
  const { sql, user, clock } = context;
  const id = await insertMaterial(sql, draft, { ownerId: user.id, at: clock.now() });
  return { id, state: 'DRAFT', version: 1 };
}

export async function changeMaterial(
  context: Context,
  { id, version, ...draft }: ChangedMaterial & { id: string },
): Promise<MaterialKept> {
  const material = await openFor(context, id, 'edit');
  if (material.version !== version) throw fail(errors.changedMeanwhile, { version: material.version });
  await requireSound(context, draft);
  await updateDraft(context.sql, id, draft);
  return kept(context, id, 'DRAFT');
}

const kept = async (context: Context, id: string, state: MaterialState): Promise<MaterialKept> => ({
  id,
  state,
  version: await updateMaterial(context.sql, id, context.clock.now(), {}),
});

/** Two years at most, so that every material is reviewed again. */
const LONGEST_DAYS = 731;

async function requireSound(context: Context, { productId, expiresOn, audience }: MaterialDraft): Promise<void> {
  const { sql, language, clock, user } = context;
  const today = dayInShanghai(clock.now());
  const latest = new Date(Date.parse(`${today}T00:00:00Z`) + LONGEST_DAYS * 86_400_000).toISOString().slice(0, 10);
  const faults: FieldFault[] = [];
  if (audience === 'MEDICAL' && !readerOf(user).seesMedical)
    faults.push({
      field: 'body.audience',
      message: { zh: '医学专用资料由医学部门编制', en: 'is for medical affairs to write' }[language],
    });
  if (productId !== undefined && !(await isProduct(sql, productId)))
    faults.push({
      field: 'body.productId',
      message: { zh: '不存在，请重新选择', en: 'is not there; choose another' }[language],
    });
  if (expiresOn < today || expiresOn > latest)
    faults.push({
      field: 'body.expiresOn',
      message: { zh: `须在今天至 ${latest} 之间`, en: `must be between today and ${latest}` }[language],
    });
  if (faults.length > 0) throw fail(coreErrors.badInput, { fields: faults.map((one) => one.field).join(', ') }, faults);
}

/** The file is made harmless outside a transaction, so that nobody waits for a picture. */
export async function uploadMaterial(
  context: Context,
  { id, file }: MaterialUpload & { id: string },
): Promise<MaterialKept> {
  await context.transaction((inner) => openFor(inner, id, 'upload'));
  const harmless = await readHarmlessFile(context, { errors, file });
  return context.transaction(async (inner) => {
    await openFor(inner, id, 'upload');
    await upsertFile(inner.sql, id, harmless);
    return kept(inner, id, 'DRAFT');
  });
}

export async function submitMaterial(context: Context, id: string): Promise<MaterialKept> {
  const material = await openFor(context, id, 'submit');
  if (!(await hasFile(context.sql, id))) throw fail(errors.noFile);
  await updateMaterial(context.sql, id, context.clock.now(), { state: 'IN_REVIEW', reason: '', instance_id: null });
  const { title, edition } = material;
  await startWorkflow(context, {
    definitionKey: 'library-review',
    title: context.language === 'en' ? `Review of material: ${title}` : `资料审核：${title}`,
    form: { material: id, title, edition },
    selected: {},
    isDraft: false,
  });
  return keptNow(context, id);
}

export async function keptNow(context: Context, id: string): Promise<MaterialKept> {
  const { state, version } = (await lockMaterial(context.sql, id, readingOf(context)))!;
  return { id, state, version };
}

export async function reviseMaterial(context: Context, id: string): Promise<MaterialKept> {
  const material = await openFor(context, id, 'revise');
  const { sql, user, clock } = context;
  const at = clock.now();
  const expiresOn = dayInShanghai(new Date(at.getTime() + 365 * 86_400_000));
  const made = await insertEdition(sql, material, { ownerId: user.id, expiresOn, at });
  if (made === undefined) throw fail(errors.revisionOpen, { edition: material.edition + 1 });
  return { id: made, state: 'DRAFT', version: 1 };
}

/** Everyone who took it away learns of it. */
export async function recallMaterial(
  context: Context,
  { id, reason }: { id: string; reason: string },
): Promise<RecalledMaterial> {
  const material = await openFor(context, id, 'recall');
  const { sql, clock } = context;
  const version = await updateMaterial(sql, id, clock.now(), { state: 'RECALLED', reason });
  const people = await selectDownloaders(sql, id);
  const { title } = material;
  for (const userId of people)
    await notify(context, {
      userId,
      kind: 'library.recalled',
      title: {
        zh: `资料“${title}”已召回，请停止使用：${reason}`,
        en: `Material “${title}” was recalled; stop using it: ${reason}`,
      },
      path: `/meeting/medicalLibrary?id=${id}`,
    });
  return { id, state: 'RECALLED', version, notified: people.length };
}

/** Only what is in force leaves the library; its writers also see drafts. Each download is logged. */
export async function downloadMaterial(context: Context, id: string): Promise<FileReply> {
  const { file, reader } = await context.transaction(async (inner) => ({
    file: await takeFile(inner, id),
    reader: await selectReader(inner.sql, inner.user.id, inner.language),
  }));
  return markMaterial(context, { file, reader });
}

async function takeFile(context: Context, id: string): Promise<NewFile> {
  const { sql, user, clock, language } = context;
  const material = await lockMaterial(sql, id, readingOf(context));
  if (material === undefined) throw fail(errors.notFound);
  if (!actsOf(user, material.state).includes('download'))
    throw fail(errors.notInForce, { state: stateInWords(material.state, language) });
  const file = await selectFile(sql, id);
  if (file === undefined) throw fail(errors.fileNotFound);
  await insertDownload(sql, { materialId: id, userId: user.id, at: clock.now() });
  return file;
}
