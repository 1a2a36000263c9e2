// What owners of demo meetings upload: a photograph, the sign-in sheet, the agenda as held, the speaker's confirmation; and what some of them use twice.
import { createHash } from 'node:crypto';
import { makeHarmless } from '../../../../apps/server/src/platform/files/index.ts';
import { emptyPdf } from '../library/empty-pdf.ts';
import { meetingPhoto, signInSheet } from './evidence-pictures.ts';
import type { SeedMeeting } from './planned-meetings.ts';

interface Held {
  readonly one: SeedMeeting;
  /** Place in the list of planned meetings, which makes its pictures its own. */
  readonly at: number;
  readonly guests: number;
}

export async function evidenceOf({ one, at, guests }: Held) {
  const { fraud } = one;
  const photo = fraud?.kind === 'PHOTO' ? meetingPhoto(String(fraud.after), 24) : meetingPhoto(String(at));
  const sheet = signInSheet(String(fraud?.kind === 'SHEET' ? fraud.after : at), guests);
  return [
    await pictureOf('PHOTO', '现场照片.png', photo),
    await pictureOf('SIGN_IN_SHEET', '签到表.png', sheet),
    paperOf('AGENDA', '实际议程.pdf', at),
    paperOf('SERVICE_SHEET', '服务确认单.pdf', at),
  ];
}

async function pictureOf(kind: 'PHOTO' | 'SIGN_IN_SHEET', name: string, bytes: Buffer) {
  const { content, hash, fineHash } = await makeHarmless(bytes);
  return { kind, name, type: 'image/png' as const, content, hash, fineHash };
}

/** Every file has its own bytes, so that only a file that is really used again is found. */
function paperOf(kind: 'AGENDA' | 'SERVICE_SHEET', name: string, at: number) {
  const content = Buffer.concat([emptyPdf(1), Buffer.from(`% ${kind} ${at}\n`)]);
  const hash = createHash('sha256').update(content).digest('hex');
  const type = 'application/pdf' as const;
  return { kind, name, type, content, hash, fineHash: null };
}
