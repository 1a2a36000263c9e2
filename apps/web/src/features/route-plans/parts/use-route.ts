// The route as the user arranges it: a proposal until something is moved, afterwards exactly the user's order.
import type { RouteAsk, RoutePlan, RouteStop, WantedStop } from '@yijian/contract/route-plans';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { today } from '../../../lib/format/index.ts';
import { useRoute as useRouteCall } from '../route-plans.api.ts';
import { firstDay } from './first-day.ts';

interface Arranged {
  readonly sequence?: readonly WantedStop[];
  readonly pins: readonly WantedStop[];
  readonly excluded: readonly string[];
}

export type ArrangedRoute = ReturnType<typeof useArrangedRoute>;

const nothing: Arranged = { pins: [], excluded: [] };
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const isNew = (stop: RouteStop): boolean => stop.visitId === null;
const wantedOf = ({ doctorId, from, isPinned }: RouteStop): WantedStop => ({
  doctorId,
  ...(isPinned ? { at: from } : {}),
});

export function useArrangedRoute() {
  const [search, setSearch] = useSearchParams();
  const named = search.get('day') ?? '';
  const [first] = useState(() => firstDay(new Date()));
  const day = DAY.test(named) && named >= today() ? named : first;
  const [hours, setHours] = useState({ from: '09:00', to: '17:30' });
  const [arranged, setArranged] = useState<Arranged>(nothing);
  const { sequence, pins, excluded } = arranged;
  const ask = {
    day,
    ...hours,
    pins: sequence === undefined ? pins : [],
    excluded: sequence === undefined ? excluded : [],
    ...(sequence === undefined ? {} : { sequence }),
  } as RouteAsk;
  const query = useRouteCall(ask);
  const stops = (query.data?.stops ?? []).filter(isNew);
  const arrange = (next: readonly WantedStop[], gone: readonly string[] = excluded): void =>
    setArranged({ sequence: next, pins: next.filter((one) => one.at !== undefined), excluded: gone });
  const order = stops.map(wantedOf);
  return {
    day,
    hours,
    query,
    stops,
    isArranged: sequence !== undefined,
    setHours,
    setDay: (next: string): void => {
      setArranged(nothing);
      setSearch(
        (now) => {
          const changed = new URLSearchParams(now);
          changed.set('day', next);
          return changed;
        },
        { replace: true },
      );
    },
    /** Another proposal around the pinned stops, without the removed ones. */
    planAgain: (): void => setArranged({ pins: order.filter((one) => one.at !== undefined), excluded }),
    reset: (): void => setArranged(nothing),
    move: (index: number, by: -1 | 1): void => {
      // A stop that is moved gives up its pinned time.
      const { doctorId } = order[index]!;
      arrange(order.toSpliced(index, 1).toSpliced(index + by, 0, { doctorId }));
    },
    remove: (index: number): void => arrange(order.toSpliced(index, 1), [...excluded, order[index]!.doctorId]),
    pin: (index: number): void => {
      const { doctorId, from, isPinned } = stops[index]!;
      arrange(order.with(index, isPinned ? { doctorId } : { doctorId, at: from }));
    },
    add: (plan: RoutePlan, doctorId: string): void =>
      arrange(
        inserted(plan, order, doctorId),
        excluded.filter((id) => id !== doctorId),
      ),
  };
}

/** Behind the last stop in the same hospital, else at the end. */
function inserted({ stops, left }: RoutePlan, order: readonly WantedStop[], doctorId: string): WantedStop[] {
  const hospitalId = left.find((one) => one.doctorId === doctorId)?.hospitalId;
  const beside = stops.filter(isNew).findLastIndex((one) => one.hospitalId === hospitalId);
  return order.toSpliced(beside < 0 ? order.length : beside + 1, 0, { doctorId });
}
