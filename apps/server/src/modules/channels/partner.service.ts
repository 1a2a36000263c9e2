// Asks the enterprise-chat partner for contacts over HTTP; whatever goes wrong has a name, and nothing is written before it is known.
import { channelErrors } from '@yijian/contract/channels';
import { z } from 'zod';
import { fail } from '../../platform/errors/index.ts';

export interface Partner {
  /** Base address; undefined: not set up. */
  readonly address: string | undefined;
  /** Sent as a bearer token where there is one. */
  readonly key: string | undefined;
  /** Milliseconds for one question. */
  readonly timeout: number;
}

const Contact = z.object({
  externalUserId: z.string().regex(/^[\w.-]{1,64}$/),
  name: z.string().min(1).max(200),
  remark: z.string().max(200).default(''),
  corpName: z.string().max(200).default(''),
  addedAt: z.iso.datetime({ offset: true }).nullish(),
});
export type Contact = z.infer<typeof Contact>;
const ContactList = z.object({ contacts: z.array(Contact).max(20_000) });

/** Contacts of the user with this login. */
export async function fetchContacts(ctx: Partner, login: string): Promise<Contact[]> {
  const answer = await ask(ctx, `/external-contacts?user=${encodeURIComponent(login)}`);
  if (answer === undefined) throw fail(channelErrors.partnerAnswer);
  const parsed = ContactList.safeParse(answer);
  if (!parsed.success) throw fail(channelErrors.partnerAnswer);
  return parsed.data.contacts;
}

/** One contact of the user; undefined when the partner knows none. */
export async function fetchContact(
  ctx: Partner,
  { login, externalUserId }: { login: string; externalUserId: string },
): Promise<Contact | undefined> {
  const path = `/external-contacts/${encodeURIComponent(externalUserId)}?user=${encodeURIComponent(login)}`;
  const answer = await ask(ctx, path);
  if (answer === undefined) return undefined;
  const parsed = Contact.safeParse(answer);
  if (!parsed.success) throw fail(channelErrors.partnerAnswer);
  return parsed.data;
}

/** The JSON of the answer; undefined for 404. */
async function ask(ctx: Partner, path: string): Promise<unknown> {
  if (ctx.address === undefined) throw fail(channelErrors.partnerNotSet);
  const headers = {
    accept: 'application/json',
    ...(ctx.key === undefined ? {} : { authorization: `Bearer ${ctx.key}` }),
  };
  const { status, text } = await send(`${ctx.address.replace(/\/+$/, '')}${path}`, ctx.timeout, headers);
  if (status === 404) return undefined;
  if (status === 401 || status === 403) throw fail(channelErrors.partnerRefused);
  if (status >= 500) throw fail(channelErrors.partnerUnreachable);
  try {
    if (status !== 200) throw new Error(String(status));
    return JSON.parse(text);
  } catch {
    throw fail(channelErrors.partnerAnswer);
  }
}

async function send(url: string, timeout: number, headers: Record<string, string>) {
  try {
    const answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeout) });
    return { status: answer.status, text: await answer.text() };
  } catch {
    throw fail(channelErrors.partnerUnreachable);
  }
}
