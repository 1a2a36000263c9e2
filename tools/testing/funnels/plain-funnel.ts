// Funnels and attribution computed as plainly as they are defined: every chain of events is tried.
import type { AttributionQuestion, Breakdown, FunnelDefinition } from '@yijian/contract/sales-funnels';
import { inOrder, meets, type PlainEvent, type World } from './worlds.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const startOf = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

export interface PlainUnit {
  readonly unit: string;
  /** The last step reached. */
  readonly level: number;
  readonly reached: readonly boolean[];
  /** From the beginning of the attempt to each step. */
  readonly hours: readonly number[];
  readonly value: string;
}

function byUnit({ events, doctors }: World, unit: 'DOCTOR' | 'HOSPITAL'): Map<string, PlainEvent[]> {
  const hospitalOf = new Map(doctors.map((one) => [one.id, one.hospitalId]));
  const groups = Map.groupBy(events, (event) => (unit === 'DOCTOR' ? event.doctorId : hospitalOf.get(event.doctorId)!));
  for (const group of groups.values()) group.sort(inOrder);
  return groups;
}

/** Every chain from `chain` on; tells each one that is allowed. */
function follow(
  events: readonly PlainEvent[],
  definition: FunnelDefinition,
  chain: readonly number[],
  tell: (chain: readonly number[]) => void,
): void {
  tell(chain);
  const step = definition.steps[chain.length];
  if (step === undefined) return;
  const [first, last] = [chain[0]!, chain.at(-1)!];
  for (let at = last + 1; at < events.length; at += 1) {
    const event = events[at]!;
    if (definition.exclusions.some((one) => meets(one, event))) return;
    if (event.at - events[first]!.at > definition.windowDays * DAY) return;
    if (meets(step, event)) follow(events, definition, [...chain, at], tell);
  }
}

export function plainFunnel(world: World, definition: FunnelDefinition, breakdown: Breakdown | null): PlainUnit[] {
  const { from, to } = definition.period;
  const [begin, end] = [startOf(from!), startOf(to!) + DAY];
  const isFlow = definition.mode === 'FLOW';
  const found: PlainUnit[] = [];
  const tiers = definition.audience?.tiers ?? [];
  const wanted = new Set(
    world.doctors.filter(({ tier }) => tiers.length === 0 || tiers.some((one) => one === tier)).map(({ id }) => id),
  );
  const asked = { ...world, events: world.events.filter(({ doctorId }) => wanted.has(doctorId)) };
  for (const [unit, events] of byUnit(asked, definition.unit)) {
    // For each length of a chain the earliest last event, and the latest beginning of those.
    const best = new Map<number, { last: number; first: number }>();
    let channel = '';
    for (const [at, event] of events.entries()) {
      // What flows through the period may have begun a window before it.
      if (!isFlow && event.at < begin) continue;
      if (event.at >= end || !meets(definition.steps[0]!, event)) continue;
      if (definition.exclusions.some((one) => meets(one, event))) continue;
      if (channel === '' && event.at >= begin - (isFlow ? definition.windowDays * DAY : 0)) channel = event.channel;
      follow(events, definition, [at], (chain) => {
        const [first, last] = [chain[0]!, chain.at(-1)!];
        if (isFlow && (events[last]!.at < begin || events[last]!.at >= end)) return;
        const known = best.get(chain.length);
        if (known === undefined || last < known.last || (last === known.last && first > known.first))
          best.set(chain.length, { last, first });
      });
    }
    if (best.size === 0) continue;
    const level = Math.max(...best.keys());
    const hours = Array.from({ length: level }, (_, step) => {
      const known = best.get(step + 1);
      return known === undefined ? 0 : (events[known.last]!.at - events[known.first]!.at) / HOUR;
    });
    found.push({
      unit,
      level,
      reached: definition.steps.map((_, at) => best.has(at + 1)),
      hours,
      value: breakdown === null ? '' : valueOf(world, { unit, breakdown, channel, of: definition.unit }),
    });
  }
  return breakdown === null ? found : withOthers(found);
}

function valueOf(
  { doctors }: World,
  { unit, breakdown, channel, of }: { unit: string; breakdown: Breakdown; channel: string; of: 'DOCTOR' | 'HOSPITAL' },
): string {
  if (breakdown === 'CHANNEL') return channel;
  const doctor = doctors.find((one) => (of === 'DOCTOR' ? one.id : one.hospitalId) === unit)!;
  if (breakdown === 'DEPARTMENT') return doctor.department;
  if (breakdown === 'REGION') return of === 'DOCTOR' ? doctor.province : doctor.hospitalProvince;
  return of === 'DOCTOR' ? doctor.tier : doctor.level;
}

function withOthers(units: readonly PlainUnit[]): PlainUnit[] {
  const sizes = [...Map.groupBy(units, ({ value }) => value)].map(([value, group]) => ({ value, size: group.length }));
  const top = new Set(
    sizes
      .toSorted((one, other) => other.size - one.size || (one.value < other.value ? -1 : 1))
      .slice(0, 20)
      .map(({ value }) => value),
  );
  return units.map((one) => ({ ...one, value: top.has(one.value) ? one.value : 'OTHER' }));
}

export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

const models = ['first', 'last', 'linear', 'position', 'decay'] as const;
export type Credit = Record<(typeof models)[number] | 'touched' | 'assisted', number>;

export interface PlainAttribution {
  readonly conversions: number;
  readonly people: number;
  readonly touched: number;
  readonly colleagues: number;
  readonly untouched: number;
  readonly channels: ReadonlyMap<string | null, Credit>;
}

export function plainAttribution(world: World, question: AttributionQuestion): PlainAttribution {
  const { conversion, unit, period, lookbackDays, counting, countsSent } = question;
  const [begin, end] = [startOf(period.from!), startOf(period.to!) + DAY];
  const isTouch = (event: PlainEvent): boolean =>
    !meets(conversion, event) && (countsSent || event.action !== 'RECEIVED');
  const before = (events: readonly PlainEvent[], by: PlainEvent): PlainEvent[] =>
    events.filter((one) => isTouch(one) && inOrder(one, by) < 0 && one.at >= by.at - lookbackDays * DAY);
  const channels = new Map<string | null, Credit>();
  const credit = (channel: string | null): Credit => {
    const known = channels.get(channel) ?? {
      first: 0,
      last: 0,
      linear: 0,
      position: 0,
      decay: 0,
      touched: 0,
      assisted: 0,
    };
    channels.set(channel, known);
    return known;
  };
  const told = { conversions: 0, people: 0, touched: 0, colleagues: 0, untouched: 0 };
  const hospitals = byUnit(world, 'HOSPITAL');
  const hospitalOf = new Map(world.doctors.map((one) => [one.id, one.hospitalId]));
  for (const events of byUnit(world, unit).values()) {
    const all = events.filter((one) => meets(conversion, one) && one.at >= begin && one.at < end);
    const converted = counting === 'FIRST' ? all.slice(0, 1) : all;
    told.conversions += converted.length;
    told.people += Math.min(1, converted.length);
    for (const event of converted) {
      const touches = before(events, event);
      if (touches.length > 0) {
        told.touched += 1;
        share(touches, event, credit);
        continue;
      }
      const others = (hospitals.get(hospitalOf.get(event.doctorId)!) ?? []).filter(
        (one) => one.doctorId !== event.doctorId,
      );
      if (unit === 'DOCTOR' && before(others, event).length > 0) told.colleagues += 1;
      else told.untouched += 1;
      for (const model of models) credit(null)[model] += 1;
    }
  }
  return { ...told, channels };
}

function share(touches: readonly PlainEvent[], conversion: PlainEvent, credit: (channel: string) => Credit): void {
  const count = touches.length;
  const weights = touches.map((one) => 2 ** (-(conversion.at - one.at) / (7 * DAY)));
  const whole = weights.reduce((sum, one) => sum + one, 0);
  for (const [at, touch] of touches.entries()) {
    const own = credit(touch.channel);
    const isEnd = at === 0 || at === count - 1;
    own.first += at === 0 ? 1 : 0;
    own.last += at === count - 1 ? 1 : 0;
    own.linear += 1 / count;
    own.decay += weights[at]! / whole;
    if (count === 1) own.position += 1;
    else if (count === 2) own.position += 0.5;
    else own.position += isEnd ? 0.4 : 0.2 / (count - 2);
  }
  for (const channel of new Set(touches.map((one) => one.channel))) {
    credit(channel).touched += 1;
    if (touches.at(-1)!.channel !== channel) credit(channel).assisted += 1;
  }
}
