// The evidence of a meeting in one file: summary, attachments, audit trail, and what each file's hash is.
import { createHash } from 'node:crypto';
import { meetingErrors as errors, type MeetingDetail, type PackQuery } from '@yijian/contract/meetings';
import { exportSheet, type MarkedRows } from '../../exports/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail } from '../../../platform/errors/index.ts';
import { writeZip, type ZipEntry } from '../../../platform/files/index.ts';
import type { Context, FileReply } from '../../../platform/http/index.ts';
import { hideBytes, markText } from '../../../platform/marks/index.ts';
import { printPdf, type MarkedFile } from '../../../platform/sheets/index.ts';
import { findMeeting } from '../meetings.service.ts';
import { selectIsInspector } from './inspections.sql.ts';
import { packPage } from './pack-page.policy.ts';
import { trailSheet } from './pack-trail.policy.ts';
import { packWords } from './pack-words.policy.ts';
import { selectPackedFiles, selectTrail, type PackedFile, type TrailLine } from './pack.sql.ts';

interface Pack {
  readonly meeting: MeetingDetail;
  readonly files: readonly PackedFile[];
  readonly trail: readonly TrailLine[];
}

export async function exportPack(context: Context, { id, ...asked }: PackQuery & { id: string }): Promise<FileReply> {
  const meeting = await findMeeting(context, id);
  const { say } = packWords(context.language);
  return exportSheet<Pack>(context, {
    resource: 'meetings',
    asked: { ...asked, id, format: 'zip' },
    name: `${say('pack')}-${meeting.number ?? id}`,
    columns: [],
    select: async () => [
      {
        meeting,
        files: await selectPackedFiles(context.sql, id),
        trail: await selectTrail(context.sql, id, context.language),
      },
    ],
    write: (file) => pack(context, file),
  });
}

/** An open inspection is right enough for the pack of its meeting. */
export async function takePack(context: Context, asked: PackQuery & { id: string }): Promise<FileReply> {
  if (!(await selectIsInspector(context.sql, asked.id, context.user.id))) throw fail(errors.notFound);
  return exportPack(context, asked);
}

async function pack({ language }: Context, { name, rows, at, mark, note }: MarkedRows<Pack>): Promise<MarkedFile> {
  const { meeting, files, trail } = rows[0]!;
  const { say, kind } = packWords(language);
  const info = { title: name, author: note, keywords: markText(mark) };
  const page = { ...packPage(meeting, { language, at, note }), info };
  const entries: ZipEntry[] = [
    { name: `${say('summary')}.pdf`, content: await printPdf(page) },
    ...files.map((file, place) => ({
      name: `${say('evidence')}/${String(place + 1).padStart(2, '0')}-${kind(file.kind)}-${file.name}`,
      content: file.content,
    })),
    { name: `${say('trail')}.csv`, content: trailSheet(trail, { language, last: `${note}${hideBytes(mark)}` }) },
  ];
  const bytes = writeZip([...entries, contentsOf(entries, say('contents'))], { at, comment: markText(mark) });
  return { name: `${name}-${dayInShanghai(at)}.zip`, type: 'application/zip', bytes };
}

/** SHA-256 of every file, as `sha256sum --check` reads it. */
function contentsOf(entries: readonly ZipEntry[], name: string): ZipEntry {
  const lines = entries.map((entry) => `${createHash('sha256').update(entry.content).digest('hex')}  ${entry.name}\n`);
  return { name: `${name}.sha256`, content: Buffer.from(lines.join('')) };
}
