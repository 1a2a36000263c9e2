// What the cells of an interaction must be to each other: an act that the channel knows, at a time that has passed.
import type { Fault } from '../../batches/rows.sql.ts';
import { actionsOn } from '../../models/interaction-fields.policy.ts';
import { faultOf, short, type Value } from '../cells.policy.ts';

/** Clocks of other platforms may be ahead a little. */
const AHEAD = 5 * 60_000;

export function checkInteraction(
  cells: Readonly<Record<string, string>>,
  { now, values, faults }: { readonly now: Date; readonly values: Record<string, Value>; readonly faults: Fault[] },
): void {
  const { at, channel, action } = values;
  if (typeof at === 'string' && Date.parse(at) > now.getTime() + AHEAD) faults.push(faultOf('at', 'notYet'));
  if (typeof channel === 'string' && typeof action === 'string' && !actionsOn[channel]!.includes(action))
    faults.push(faultOf('action', 'actionElsewhere', short(cells['action'] ?? '')));
}
