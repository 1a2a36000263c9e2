// The outbox that stands in for an SMS provider: messages stay in a file that only the server's own user reads.
import { appendFile, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { SmsService } from './sms.ts';

const OutboxMessage = z.object({ at: z.iso.datetime(), phone: z.string(), text: z.string() });
export type OutboxMessage = z.infer<typeof OutboxMessage>;

const fileOf = (folder: string): string => path.resolve(folder, 'outbox', 'sms.log');
/** Bytes from the end that are read for showing the newest messages. */
const TAIL = 64 * 1024;

/** Appends each message to outbox/sms.log below `folder`, one JSON object a line. */
export function outboxSms(folder: string): SmsService {
  const file = fileOf(folder);
  return {
    name: 'outbox',
    async attempt({ phone, text, reference }, at) {
      try {
        await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
        const line = `${JSON.stringify({ at: at.toISOString(), phone, text })}\n`;
        await appendFile(file, line, { mode: 0o600 });
        return { state: 'accepted', reference: `outbox-${reference}` };
      } catch (error) {
        const reason = (error as NodeJS.ErrnoException).code ?? 'outbox';
        return { state: 'refused', reason, isTemporary: true };
      }
    },
  };
}

/** Without the demo there is no outbox: a code in a file of a real instance would be a second way in. */
export const noSms: SmsService = {
  name: 'none',
  attempt: () => Promise.resolve({ state: 'refused', reason: 'notConnected', isTemporary: false }),
};

/** The newest messages of the outbox, newest first; none where nothing was ever sent. */
export async function readOutbox(folder: string, most: number): Promise<OutboxMessage[]> {
  const lines = (await tailOf(fileOf(folder))).split('\n').filter((line) => line.startsWith('{') && line.endsWith('}'));
  return lines
    .slice(-most)
    .reverse()
    .map((line) => OutboxMessage.parse(JSON.parse(line)));
}

async function tailOf(file: string): Promise<string> {
  try {
    await using handle = await open(file, 'r');
    const { size } = await handle.stat();
    const start = Math.max(0, size - TAIL);
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(size - start), position: start });
    return buffer.subarray(0, bytesRead).toString('utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
