// Valid examples of what forecasts write: a round from its opening to locked targets.
import { forecastEndpoints as forecasts, issuanceEndpoints as targets } from '@yijian/contract/forecasts';
import {
  addForecastProduct,
  draftCycle,
  filledLines,
  reviewSheet,
  sheetOf,
  submitSheet,
} from '../../forecasts/desk.ts';
import type { Desk } from '../desk.ts';

export async function writeForecasts({ app, as, write }: Desk): Promise<void> {
  const [admin, rep] = [await as('admin'), await as('chen.yizhou')];
  const [colleague, manager] = [await as('qi.wangshu'), await as('zhou.minxing')];
  const { productId } = await addForecastProduct(app);
  const round = await write(admin, forecasts.addCycle, { body: draftCycle(productId) });
  const own = () => sheetOf(rep, round.id, '陈亦舟');
  const params = { id: (await own()).id };
  const version = async (): Promise<number> => (await own()).version;
  await write(rep, forecasts.fillSheet, { params, body: { lines: filledLines(await own(), () => 100, '按计划') } });
  await write(rep, forecasts.stepSheet, { params, body: { act: 'SUBMIT', version: await version() } });
  const [line] = (await own()).grid;
  const adjusted = {
    version: await version(),
    reason: '按团队口径',
    lines: [{ id: line!.id, adjusted: [90, 90, 90] }],
  };
  await write(manager, forecasts.adjustSheet, { params, body: adjusted });
  await write(manager, forecasts.reviewSheet, { params, body: { act: 'ACCEPT', version: await version() } });
  await reviewSheet(manager, await submitSheet(colleague, round.id, '祁望舒'), 'ACCEPT');
  const ofRound = { id: round.id };
  await write(admin, forecasts.stepCycle, { params: ofRound, body: { act: 'CONSOLIDATE', version: 1 } });
  // As the clock does it once the window is over.
  await app.owner`update forecast_cycles set state = 'FROZEN', state_by = null where id = ${round.id}`;
  const totals = [{ productId, boxes: 900 }];
  await write(manager, targets.split, { params: ofRound, body: { rule: 'FORECAST', totals } });
  const issued = { version: await version(), lines: [{ id: line!.id, issued: [80, 80, 80] }] };
  await write(manager, targets.set, { params, body: issued });
  await write(manager, targets.publish, { params: ofRound });
  const challenge = { act: 'CHALLENGE', reason: '医院已停采', version: await version() } as const;
  await write(rep, forecasts.stepSheet, { params, body: challenge });
  const decision = { uphold: true, reason: '已核对', version: await version() };
  await write(manager, targets.decide, { params, body: decision });
  await write(manager, targets.lock, { params: ofRound });
}
