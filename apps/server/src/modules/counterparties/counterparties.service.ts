// Institutions and suppliers are listed, read, written, given documents and submitted (specification 2.3, institution and supplier).
import { coreErrors, type FieldFault, joined, MOST_ATTACHED_FILES } from '@yijian/contract/core';
import {
  categoriesOf,
  counterpartyErrors as errors,
  type ChangedCounterparty,
  type CounterpartyAct,
  type CounterpartyDetail,
  type CounterpartyDraft,
  type CounterpartyFilter,
  type CounterpartyKept,
  type CounterpartyKind,
  type CounterpartyPaging,
  type DocumentUpload,
} from '@yijian/contract/counterparties';
import { readHarmlessFile } from '../hospitals/index.ts';
import { dayInShanghai } from '../../platform/clock/index.ts';
import { fail } from '../../platform/errors/index.ts';
import { FileReply, pageText, type Context, type JsonText } from '../../platform/http/index.ts';
import { actsOf, documentWords, requireAct, requiredDocuments, scoreOf } from './counterparties.policy.ts';
import {
  insertCounterparty,
  insertDocument,
  lockCounterparty,
  selectCount,
  selectCounterparties,
  selectDetail,
  selectDocument,
  selectDocumentTypes,
  selectHolder,
  updateCounterparty,
  updateDraft,
  type CounterpartyChange,
  type Reading,
  type StoredCounterparty,
} from './counterparties.sql.ts';

export interface OfKind {
  readonly kind: CounterpartyKind;
  readonly id: string;
}

const readingOf = ({ language, clock }: Context, kind: CounterpartyKind): Reading => ({
  kind,
  language,
  today: dayInShanghai(clock.now()),
});

export async function listCounterparties(
  context: Context,
  { kind, ...paging }: CounterpartyPaging & { kind: CounterpartyKind },
): Promise<JsonText> {
  const page = await selectCounterparties(context.sql, paging, readingOf(context, kind));
  return pageText(page, paging, () => selectCount(context.sql, paging, readingOf(context, kind)));
}

export async function countCounterparties(
  context: Context,
  { kind, ...filter }: CounterpartyFilter & { kind: CounterpartyKind },
): Promise<{ totalElements: number }> {
  return { totalElements: await selectCount(context.sql, filter, readingOf(context, kind)) };
}

export async function findCounterparty(context: Context, { kind, id }: OfKind): Promise<CounterpartyDetail> {
  const detail = await selectDetail(context.sql, id, readingOf(context, kind));
  if (detail === undefined) throw fail(errors.notFound);
  const found = detail as unknown as Omit<CounterpartyDetail, 'acts'>;
  const isOwn = found.submitter?.id === context.user.id;
  const acts = actsOf(context.user, kind, found.state).filter((act) => !(isOwn && isDecision(act)));
  return { ...found, acts };
}

const isDecision = (act: CounterpartyAct): boolean => act === 'approve' || act === 'reject';

/** Under its lock, if this may be done to it now. */
export async function openFor(
  context: Context,
  { kind, id, act }: OfKind & { act: CounterpartyAct },
): Promise<StoredCounterparty> {
  const found = await lockCounterparty(context.sql, id, readingOf(context, kind));
  if (found === undefined) throw fail(errors.notFound);
  requireAct(found.state, act, context.language);
  return found;
}

export async function move(
  context: Context,
  { id, ...change }: CounterpartyChange & Pick<CounterpartyKept, 'id' | 'state'>,
): Promise<CounterpartyKept> {
  const version = await updateCounterparty(context.sql, id, context.clock.now(), change);
  return { id, state: change.state, version };
}

export async function addCounterparty(
  context: Context,
  { kind, ...draft }: CounterpartyDraft & { kind: CounterpartyKind },
): Promise<CounterpartyKept> {
  requireCategory(context, kind, draft);
  const id = await insertCounterparty(context.sql, {
    ...draft,
    score: scoreOf(draft.flags),
    kind,
    at: context.clock.now(),
  });
  if (id !== undefined) return { id, state: 'DRAFT', version: 1 };
  const holder = await selectHolder(context.sql, kind, draft.creditCode);
  throw fail(errors.creditCodeTaken, { code: draft.creditCode, name: holder?.name ?? '' });
}

export async function changeCounterparty(
  context: Context,
  { kind, id, version, ...draft }: ChangedCounterparty & OfKind,
): Promise<CounterpartyKept> {
  const found = await openFor(context, { kind, id, act: 'edit' });
  if (found.version !== version) throw fail(errors.changedMeanwhile, { version: found.version });
  requireCategory(context, kind, draft);
  const holder = await selectHolder(context.sql, kind, draft.creditCode);
  if (holder !== undefined && holder.id !== found.id)
    throw fail(errors.creditCodeTaken, { code: draft.creditCode, name: holder.name });
  await updateDraft(context.sql, id, { ...draft, score: scoreOf(draft.flags) });
  return move(context, { id, state: 'DRAFT' });
}

function requireCategory({ language }: Context, kind: CounterpartyKind, { category }: CounterpartyDraft): void {
  if (categoriesOf[kind].includes(category)) return;
  const message = { zh: '不适用于这类单位，请重新选择', en: 'does not fit this kind of organization; choose another' }[
    language
  ];
  const faults: FieldFault[] = [{ field: 'body.category', message }];
  throw fail(coreErrors.badInput, { fields: 'body.category' }, faults);
}

/** The file is made harmless outside a transaction, so that nobody waits for a picture. */
export async function uploadDocument(
  context: Context,
  { kind, id, documentType, file }: DocumentUpload & OfKind,
): Promise<CounterpartyKept> {
  const which = { kind, id };
  await context.transaction((inner) => openFor(inner, { ...which, act: 'upload' }));
  const harmless = await readHarmlessFile(context, { errors, file });
  return context.transaction(async (inner) => {
    await openFor(inner, { ...which, act: 'upload' });
    if ((await selectDocumentTypes(inner.sql, id)).length >= MOST_ATTACHED_FILES)
      throw fail(errors.tooManyFiles, { most: MOST_ATTACHED_FILES });
    const at = inner.clock.now();
    await insertDocument(inner.sql, { ...harmless, documentType, counterpartyId: id, uploadedBy: inner.user.id, at });
    return move(inner, { id, state: 'DRAFT' });
  });
}

export async function downloadDocument(context: Context, { kind, id }: OfKind): Promise<FileReply> {
  const file = await selectDocument(context.sql, kind, id);
  if (file === undefined) throw fail(errors.fileNotFound);
  return new FileReply(file.name, file.type, file.content);
}

export async function submitCounterparty(context: Context, which: OfKind): Promise<CounterpartyKept> {
  const { sql, user, language } = context;
  const found = await openFor(context, { ...which, act: 'submit' });
  const present = await selectDocumentTypes(sql, which.id);
  const missing = requiredDocuments.filter((type) => !present.includes(type));
  if (missing.length > 0)
    throw fail(errors.documentsMissing, {
      documents: joined(
        missing.map((type) => documentWords[type][language]),
        language,
      ),
    });
  requireLicense(context, found);
  return move(context, { id: which.id, state: 'IN_REVIEW', submitter_id: user.id, reason: '' });
}

export function requireLicense(context: Context, { licenseUntil }: Pick<StoredCounterparty, 'licenseUntil'>): void {
  if (licenseUntil !== null && licenseUntil < dayInShanghai(context.clock.now()))
    throw fail(errors.licenseEnded, { day: licenseUntil });
}

export async function renewCounterparty(context: Context, which: OfKind): Promise<CounterpartyKept> {
  await openFor(context, { ...which, act: 'renew' });
  return move(context, { id: which.id, state: 'DRAFT', valid_until: null });
}
