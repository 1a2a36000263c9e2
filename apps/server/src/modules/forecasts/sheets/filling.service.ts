// A forecast is filled, submitted and withdrawn by its filler, adjusted, accepted and rejected by the manager (product: Forecast machine).
import {
  forecastErrors as errors,
  REASON_ABOVE,
  type SheetAdjusting,
  type SheetFilling,
  type SheetKept,
  type SheetReview,
  type SheetStep,
} from '@yijian/contract/forecasts';
import { joinedClauses, type NamedError } from '@yijian/contract/core';
import { departs } from '../forecasts.policy.ts';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import {
  moveSheet,
  openSheet,
  requireLines,
  requireReason,
  requireStep,
  tellFiller,
  tellManager,
} from './opened.service.ts';
import {
  clearAdjusted,
  selectStoredLines,
  updateAdjusted,
  updateForecasts,
  type StoredLine,
} from './sheet-writes.sql.ts';

/** Saves lines as they are typed; the sheet itself becomes newer only when it changes its state. */
export async function fillForecastSheet(
  context: Context,
  { id, lines }: SheetFilling & { id: string },
): Promise<SheetKept> {
  const opened = await openSheet(context, id);
  const { sheet } = opened;
  const to = requireStep(context, { ...opened, act: 'FILL' });
  const written = lines.map((line) => ({ id: line.id, cells: line.forecast }));
  const stored = await requireLines(context, { ...opened, lines: written });
  for (const [at, line] of lines.entries())
    if (stored[at]!.version !== line.version) throw fail(errors.changedMeanwhile, { line: stored[at]!.name });
  const kept = await updateForecasts(context.sql, lines);
  const version = sheet.state === to ? sheet.version : await moveSheet(context, { sheet, act: 'FILL', to });
  return { id, state: to, version, lines: kept };
}

export async function stepForecastSheet(
  context: Context,
  { id, act, reason, version }: SheetStep & { id: string },
): Promise<SheetKept> {
  const opened = await openSheet(context, id);
  const to = requireStep(context, { ...opened, act, version });
  if (act === 'CHALLENGE') requireReason(context, { reason, act });
  if (act === 'SUBMIT') await requireComplete(context, id);
  const next = await moveSheet(context, { sheet: opened.sheet, act, to, reason });
  if (act === 'SUBMIT')
    await tellManager(context, { ...opened, zh: '提交了预测', en: 'submitted a forecast', page: 'fillingForecast' });
  if (act === 'CHALLENGE')
    await tellManager(context, {
      ...opened,
      zh: `申诉目标：${reason}`,
      en: `challenges the targets: ${reason}`,
      page: 'issuancePredict',
    });
  return { id, state: to, version: next, lines: [] };
}

export async function adjustForecastSheet(
  context: Context,
  { id, version, reason, lines }: SheetAdjusting & { id: string },
): Promise<SheetKept> {
  const opened = await openSheet(context, id);
  const to = requireStep(context, { ...opened, act: 'ADJUST', version });
  const written = lines.map((line) => ({ id: line.id, cells: line.adjusted }));
  await requireLines(context, { ...opened, lines: written });
  const kept = await updateAdjusted(context.sql, lines, reason);
  const next = await moveSheet(context, { sheet: opened.sheet, act: 'ADJUST', to, reason });
  await tellFiller(context, { ...opened, zh: `调整了您的预测：${reason}`, en: `adjusted your forecast: ${reason}` });
  return { id, state: to, version: next, lines: kept };
}

export async function reviewForecastSheet(
  context: Context,
  { id, act, reason, version }: SheetReview & { id: string },
): Promise<SheetKept> {
  const opened = await openSheet(context, id);
  const to = requireStep(context, { ...opened, act, version });
  if (act === 'REJECT') {
    requireReason(context, { reason, act });
    await clearAdjusted(context.sql, id);
  }
  const next = await moveSheet(context, { sheet: opened.sheet, act, to, reason });
  const said =
    act === 'ACCEPT'
      ? { zh: '通过了您的预测', en: 'accepted your forecast' }
      : { zh: `退回了您的预测：${reason}`, en: `rejected your forecast: ${reason}` };
  await tellFiller(context, { ...opened, ...said });
  return { id, state: to, version: next, lines: [] };
}

/** Every month has a figure, and what departs far from its baseline says why. */
async function requireComplete({ sql, language }: Context, sheetId: string): Promise<void> {
  const lines = await selectStoredLines(sql, sheetId, language);
  const refuse = (row: NamedError, wrong: StoredLine[]): void => {
    if (wrong.length === 0) return;
    const names = wrong.slice(0, 5).map((line) => line.name);
    throw fail(row, {
      count: wrong.length,
      percent: REASON_ABOVE * 100,
      lines: joinedClauses(names, language),
    });
  };
  refuse(
    errors.incomplete,
    lines.filter((line) => line.forecast.includes(null)),
  );
  refuse(
    errors.reasonMissing,
    lines.filter((line) => line.reason === '' && departs(line)),
  );
}
