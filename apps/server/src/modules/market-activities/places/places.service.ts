// The distributions of marketing activities over a period, and the doctors behind each of their numbers (R9.4, R9.5).
import { periodDays } from '@yijian/contract/core';
import type { MarketPlacePeopleQuery, MarketPlaces, MarketPlacesQuery } from '@yijian/contract/market-activities';
import type { Days } from '@yijian/contract/sales-funnels';
import { dayInShanghai } from '../../../platform/clock/index.ts';
import type { Context, JsonText } from '../../../platform/http/index.ts';
import { daysOf, peopleText, selectPeople } from '../../sales-funnels/index.ts';
import { placeRows, selectFirstDay, selectMarketPlaces, type PlacesAsked } from './places.sql.ts';

async function askedOf(context: Context, { period, from, to, kind }: MarketPlacesQuery): Promise<PlacesAsked> {
  const today = dayInShanghai(context.clock.now());
  const since = async (): Promise<Days> => {
    const first = await selectFirstDay(context.sql);
    return { from: first === null || first > today ? today : first, to: today };
  };
  const days =
    period === 'ALL' ? await since() : period === 'CUSTOM' ? daysOf({ from, to }, today) : periodDays(period, today);
  return { days, kind, viewer: context.user };
}

export async function findMarketPlaces(context: Context, query: MarketPlacesQuery): Promise<MarketPlaces> {
  const asked = await askedOf(context, query);
  const places = await selectMarketPlaces(context.sql, { ...asked, language: context.language });
  return { days: asked.days, ...places };
}

export async function listMarketPlacePeople(context: Context, query: MarketPlacePeopleQuery): Promise<JsonText> {
  const { sql, language } = context;
  const { place, key, page, size } = query;
  const rows = placeRows(sql, { ...(await askedOf(context, query)), place, key });
  return peopleText(await selectPeople(sql, { rows, unit: 'DOCTOR', language, page, size }));
}
