// Mass messages of enterprise chat (WeCom): one for many contacts of a user, who confirms it there; what became of each contact.
import { z } from 'zod';

export interface MassMessage {
  /** Chat id of the user in whose name it goes out. */
  readonly sender: string;
  /** Contacts of that user. */
  readonly contacts: readonly string[];
  readonly text: string;
  readonly link: { readonly title: string; readonly description: string; readonly address: string };
}

export interface MassTaken {
  /** As the chat names it; empty where every contact was turned away. */
  readonly messageId: string;
  /** Contacts that cannot be written to. */
  readonly turnedAway: readonly string[];
}

/** WAITING: the user has not confirmed yet; GONE: no longer a contact; TOO_MANY: the contact had as many mass messages as the chat lets through. */
export type MassState = 'WAITING' | 'SENT' | 'GONE' | 'TOO_MANY';

export interface MassResult {
  readonly externalUserId: string;
  readonly state: MassState;
  readonly at: Date | undefined;
}

/** Bytes of UTF-8 that the chat takes of each part. */
const LONGEST = { text: 4000, title: 128, description: 512 } as const;

/** The text, cut between characters to so many bytes. */
export function cut(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  let short = '';
  let size = Buffer.byteLength('…');
  for (const character of text) {
    size += Buffer.byteLength(character);
    if (size > bytes) break;
    short += character;
  }
  return `${short}…`;
}

/** Body of add_msg_template. */
export const massBody = ({ sender, contacts, text, link }: MassMessage): object => ({
  chat_type: 'single',
  external_userid: contacts,
  sender,
  text: { content: cut(text, LONGEST.text) },
  attachments: [
    {
      msgtype: 'link',
      link: {
        title: cut(link.title, LONGEST.title),
        desc: cut(link.description, LONGEST.description),
        url: link.address,
      },
    },
  ],
});

export const Taken = z.object({ fail_list: z.array(z.string()).nullish(), msgid: z.string().default('') });

const states = ['WAITING', 'SENT', 'GONE', 'TOO_MANY'] as const satisfies readonly MassState[];

export const Results = z.object({
  next_cursor: z.string().default(''),
  send_list: z
    .array(
      z.object({
        external_userid: z.string().default(''),
        status: z.int().min(0).max(3),
        send_time: z.int().nullish(),
      }),
    )
    .default([]),
});

export const resultsOf = ({ send_list: list }: z.infer<typeof Results>): MassResult[] =>
  list.map(({ external_userid: externalUserId, status, send_time: seconds }) => ({
    externalUserId,
    state: states[status]!,
    at: seconds ? new Date(seconds * 1000) : undefined,
  }));
