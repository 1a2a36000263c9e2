// The rows of a sheet of results that did not pass, as a file to correct and upload again (product 3.6, 3.20).
import { joinedClauses, type UploadedFile } from '@yijian/contract/core';
import type { FileReply, Context } from '../../../platform/http/index.ts';
import { failedSheet, faultHeads, type FailedRow, type SheetColumn } from '../../../platform/sheets/index.ts';
import { faultsIn, readResults } from './results.service.ts';

const WIDTH = 20;

/** Says the same as the upload did; nothing is kept of either. A row without a fault is left out. */
export async function failedResults(
  context: Context,
  { file, format }: { file: UploadedFile; format: 'xlsx' | 'csv' },
): Promise<FileReply> {
  const { language } = context;
  const read = await readResults(context, file.path ?? '');
  const { faults } = await faultsIn(context, { ...read, locked: false });
  const said = Map.groupBy(faults, ({ row }) => row);
  // The column of an earlier file of failed rows gives way to the new one.
  const old = new Set<string>(Object.values(faultHeads));
  const kept = read.heads.flatMap((head, at) => (old.has(head.trim()) ? [] : [{ head, at }]));
  const columns = kept.map(({ head, at }): SheetColumn<FailedRow> => ({
    key: `c${at}`,
    zh: head,
    en: head,
    width: WIDTH,
  }));
  const rows = [...said].map(([line, found]): FailedRow => {
    const cells = read.lines.get(line) ?? [];
    return {
      ...Object.fromEntries(kept.map(({ at }) => [`c${at}`, cells[at] ?? ''])),
      faults: joinedClauses(
        found.map(({ column, message }) => `${column}: ${message}`),
        language,
      ),
    };
  });
  const name = language === 'zh' ? '未通过-核验结果' : 'failed-verification-results';
  return failedSheet({ context, name, format, columns, rows });
}
