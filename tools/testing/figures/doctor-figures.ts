// Every figure of the page of a doctor that work with the doctor changes, as its reader is told it.
import { accountPlanEndpoints } from '@yijian/contract/account-plans';
import { doctorEndpoints } from '@yijian/contract/doctors';
import { doctorProfileEndpoints as profiles } from '@yijian/contract/doctor-profiles';
import { interactionEndpoints as calls } from '@yijian/contract/interactions';
import { visitBriefingEndpoints } from '@yijian/contract/visits';
import { expect, inject } from 'vitest';
import { untilDelivered } from '../../demo/until-delivered.ts';
import type { Caller, TestApp } from '../app.ts';
import { shanghaiDay } from '../days.ts';

function result<T>({ body }: { body: { code: number; message: string; result: T } }): T {
  expect(body.code, body.message).toBe(200);
  return body.result;
}

/** Resolves when nothing waits for delivery. */
export const delivered = (app: TestApp) =>
  expect
    .poll(
      async () => {
        await app.owner`select pg_notify('outbox', id::text) from enterprises`;
        const [row] = await app.owner<{ n: number }[]>`
          select count(*)::int as n from outbox_events where dispatched_at is null and failed_at is null`;
        return row!.n;
      },
      { timeout: 60_000, interval: 200 },
    )
    .toBe(0);

/** Where the run went on past midnight, the weeks of the demo end yesterday: they move on as they do in every night. */
export async function moveWeeksToToday(app: TestApp): Promise<void> {
  if (inject('template').day === shanghaiDay()) return;
  await app.owner`insert into outbox_events (enterprise_id, topic, payload) select id, 'interactions.derive', '{}' from enterprises`;
  await untilDelivered(app.database.url);
}

export type DoctorFigures = Awaited<ReturnType<typeof doctorFigures>>;

export async function doctorFigures(reader: Caller, doctorId: string) {
  const query = { doctorId };
  const activeness = async (granularity: 'DAY' | 'MONTH') => {
    const tabs = result(await reader.call(calls.activeness, { query: { ...query, granularity } }));
    const sum = (entries: readonly { counts: number }[]) => entries.reduce((n, one) => n + one.counts, 0);
    return { total: sum(tabs.total), education: sum(tabs.education), live: sum(tabs.live), survey: sum(tabs.survey) };
  };
  const summary = result(await reader.call(calls.summary, { params: { id: doctorId } }));
  const detail = result(await reader.call(doctorEndpoints.find, { params: { id: doctorId } }));
  const timeline = result(await reader.call(profiles.timeline, { params: { id: doctorId }, query: { kind: 'VISIT' } }));
  const products = result(await reader.call(profiles.products, { params: { id: doctorId } }));
  const briefing = result(await reader.call(visitBriefingEndpoints.findBriefing, { params: { id: doctorId } }));
  const coverage = result(await reader.call(accountPlanEndpoints.coverage, { params: { id: detail.hospitalId } }));
  const day = await activeness('DAY');
  const month = await activeness('MONTH');
  return {
    perDay: day.total,
    perMonth: month.total,
    tabs: { day, month },
    statistics: result(await reader.call(calls.statistical, { query })),
    tendency: result(await reader.call(calls.tendency, { query })),
    educateTendency: result(await reader.call(calls.educateTendency, { query })),
    detail: result(await reader.call(calls.detail, { query: { ...query, size: 100 } })).content.map((one) => [
      one.dataType,
      one.actionStartTime,
    ]),
    counts: summary.counts,
    isActive: summary.activeness > 0,
    lastAt: summary.lastAt,
    lastVisitAt: detail.lastVisitAt === null ? null : new Date(detail.lastVisitAt).toISOString(),
    coverageStatus: detail.coverageStatus,
    weekly: detail.weeklyActivity.reduce((sum, week) => sum + week, 0),
    timeline: timeline.content.length,
    talks: products.reduce((sum, product) => sum + product.talks, 0),
    lastTalk: briefing.lastOwn?.startsAt ?? null,
    hospitalVisits: coverage.people.reduce((sum, one) => sum + (one.visits ?? 0), 0),
  };
}
