// Templates of meetings: the office of each enterprise says what an application of a type begins with.
import {
  meetingErrors as errors,
  type ChangedTemplate,
  type MeetingTemplate,
  type MeetingTemplateDraft,
} from '@yijian/contract/meetings';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { insertTemplate, lockTemplate, lockTemplateNames, selectTemplates, updateTemplate } from './templates.sql.ts';

/** In the order of the types, the oldest first: the first enabled one of a type is what an application begins with. */
export function listTemplates(context: Context): Promise<MeetingTemplate[]> {
  return selectTemplates(context.sql, {});
}

async function requireOwnName(context: Context, { id, name }: { id?: string; name: string }): Promise<void> {
  const { sql, language } = context;
  await lockTemplateNames(sql);
  if ((await selectTemplates(sql, { name })).every((other) => other.id === id)) return;
  const message = wordsOf(errors.templateNamed, language, { name });
  throw fail(errors.templateNamed, { name }, [{ field: 'body.name', message }]);
}

export async function addTemplate(context: Context, draft: MeetingTemplateDraft): Promise<MeetingTemplate> {
  const { sql, user, clock } = context;
  await requireOwnName(context, draft);
  const id = await insertTemplate(sql, { draft, userId: user.id, at: clock.now() });
  return (await selectTemplates(sql, { id }))[0]!;
}

export async function changeTemplate(
  context: Context,
  { id, version, ...draft }: ChangedTemplate & { readonly id: string },
): Promise<MeetingTemplate> {
  const { sql, user, clock } = context;
  const found = await lockTemplate(sql, id);
  if (found === undefined) throw fail(errors.templateNotFound);
  if (found.version !== version) throw fail(errors.templateChanged, { version: found.version });
  await requireOwnName(context, { id, name: draft.name });
  await updateTemplate(sql, { id, draft, userId: user.id, at: clock.now() });
  return (await selectTemplates(sql, { id }))[0]!;
}
