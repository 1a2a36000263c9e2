// Which language model tags for the enterprise; its key is sealed and shown to nobody.
import { insightErrors as errors, type ChangedModelTagger, type ModelTagger } from '@yijian/contract/insights';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { deletePersonal, selectPersonal, upsertPersonal } from '../../../platform/secrets/index.ts';
import { isElsewhere, isPlainAddress } from '../service/address.policy.ts';
import { deleteTagger, selectDay, selectTagger, upsertTagger } from './model.sql.ts';

const keySet = ({ enterprise }: Context) =>
  ({ enterpriseId: enterprise.id, table: 'insight_taggers', field: 'MODEL_KEY' }) as const;

export async function findTaggerKey(context: Context, id: string): Promise<string | undefined> {
  return (await selectPersonal(context.sql, context.vault, keySet(context), [id])).get(id);
}

/** Sentences a day where nobody said otherwise. */
const USUAL_LIMIT = 500;

export async function findTagger(context: Context): Promise<ModelTagger> {
  const { sql, clock } = context;
  const row = await selectTagger(sql);
  const today = await selectDay(sql, clock.now());
  if (row === undefined) return { address: '', model: '', hasKey: false, dailyLimit: USUAL_LIMIT, today };
  const { id, ...tagger } = row;
  return { ...tagger, hasKey: (await findTaggerKey(context, id)) !== undefined, today };
}

/** An empty address ends the reading by a model; what it tagged stays. */
export async function changeTagger(
  context: Context,
  { allowPrivate, apiKey, ...tagger }: ChangedModelTagger & { readonly allowPrivate: boolean },
): Promise<ModelTagger> {
  const { sql, vault, language } = context;
  const before = await selectTagger(sql);
  if (tagger.address === '') {
    if (before !== undefined) {
      await deletePersonal(sql, keySet(context), [before.id]);
      await deleteTagger(sql, before.id);
    }
    return findTagger(context);
  }
  const isPlain = isPlainAddress(tagger.address, allowPrivate);
  if (!isPlain || tagger.model === '') {
    const message = wordsOf(errors.badTagger, language, {});
    throw fail(errors.badTagger, {}, [{ field: isPlain ? 'body.model' : 'body.address', message }]);
  }
  const id = await upsertTagger(sql, tagger);
  if (apiKey === '' || (apiKey === undefined && isElsewhere(before?.address, tagger.address)))
    await deletePersonal(sql, keySet(context), [id]);
  else if (apiKey !== undefined) await upsertPersonal(sql, vault, keySet(context), [{ rowId: id, value: apiKey }]);
  return findTagger(context);
}
