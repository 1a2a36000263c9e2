// Which approved lines a send may open with, and the one it does open with.
import { sendErrors as errors, type SendChannel, type SendOpening } from '@yijian/contract/sends';
import { findOpeningInForce, listOpeningsInForce } from '../../opening-lines/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { carrierOf, type Carriers } from '../delivery/carriers.policy.ts';
import type { Opening } from './opening.policy.ts';
import { selectSenderName } from './opening.sql.ts';

interface Asked {
  readonly openingLineId: string | null | undefined;
  readonly channel: SendChannel;
  readonly userId: string;
}

/** Undefined when it may not go out now. */
export async function findOpening(
  context: Pick<Context, 'sql' | 'clock'>,
  { openingLineId, channel, userId }: Asked & { readonly openingLineId: string },
): Promise<Opening | undefined> {
  const line = await findOpeningInForce(context, { id: openingLineId, channel });
  if (line === undefined) return undefined;
  return { ...line, senderName: await selectSenderName(context.sql, userId, line.language) };
}

/** The line that is asked for; undefined where none is. */
export async function requireOpening(
  context: Context,
  { openingLineId, ...about }: Asked,
): Promise<Opening | undefined> {
  if (openingLineId === undefined || openingLineId === null) return undefined;
  const opening = await findOpening(context, { openingLineId, ...about });
  if (opening === undefined) throw fail(errors.openingNotUsable);
  return opening;
}

/**
 * Those in the language that the article is written in come first, whatever the reader's is; then the newest. None where the carrier has no
 * template that begins with other words.
 */
export async function listOpenings(context: Context, { carriers, channel, language }: Offered): Promise<SendOpening[]> {
  if (carrierOf(carriers, { channel, kind: 'OPENING' }, context.enterprise) === undefined) return [];
  const lines = await listOpeningsInForce(context, channel);
  return lines.toSorted((one, other) => Number(other.language === language) - Number(one.language === language));
}

interface Offered extends Pick<Asked, 'channel'> {
  readonly carriers: Carriers;
  readonly language: 'zh' | 'en';
}
