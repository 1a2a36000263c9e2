// A picture that the browser drew of a board or a tile: marked, counted, logged, handed back (product 3.19; reliability 24).
import { readFile } from 'node:fs/promises';
import { coreErrors } from '@yijian/contract/core';
import { dashboardErrors as errors, type BoardPicture } from '@yijian/contract/dashboards';
import { exportSheet, type MarkedRows } from '../../exports/index.ts';
import { isAllowed } from '../../../platform/auth/index.ts';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import { fail, wordsOf } from '../../../platform/errors/index.ts';
import { withWords } from '../../../platform/files/index.ts';
import type { Context, FileReply } from '../../../platform/http/index.ts';
import { markText } from '../../../platform/marks/index.ts';
import type { MarkedFile } from '../../../platform/sheets/index.ts';
import { boardNames, READS_BOARDS } from '../boards/tile-words.policy.ts';
import { requirePeriod } from '../periods.policy.ts';

export async function takePicture(context: Context, { file, ...asked }: BoardPicture): Promise<FileReply> {
  const { language, user } = context;
  requirePeriod(asked, language, 'body');
  if (!isAllowed(user, READS_BOARDS)) throw fail(coreErrors.forbidden);
  const drawn = await readFile(file.path ?? '');
  if (withWords(drawn, {}) === undefined)
    throw fail(errors.badPicture, {}, [{ field: 'body.file', message: wordsOf(errors.badPicture, language, {}) }]);
  const board = boardNames[asked.board][language];
  return exportSheet<Buffer>(context, {
    resource: 'dashboards',
    asked,
    name: asked.tile === '' ? board : `${board}-${asked.tile}`,
    columns: [],
    select: async () => [drawn],
    write: marked,
  });
}

/** The pixels as they were drawn; of what stood beside them nothing is left but whose picture it is. */
function marked({ name, rows, at, mark, note }: MarkedRows<Buffer>): MarkedFile {
  const bytes = withWords(rows[0]!, { Title: name, Author: note, Comment: markText(mark) })!;
  return { name: `${name.replaceAll(/[\\/:*?"<>|]/g, ' ')}-${dayInShanghai(at)}.png`, type: 'image/png', bytes };
}
