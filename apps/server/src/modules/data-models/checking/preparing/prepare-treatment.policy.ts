// What the cells of a treatment record must be to each other: days in their order, a stop with its reason.
import type { Fault } from '../../batches/rows.sql.ts';
import { faultOf, partsOf, short, type Choices, type Value } from '../cells.policy.ts';
import { plain } from '../plain.policy.ts';

const order = ['firstSymptomOn', 'diagnosedOn', 'startedOn', 'stoppedOn', 'lastSeenOn'] as const;

/** The text of the comorbidities becomes values of the dictionary; one faulty cell does not fault another. */
export function checkTreatment(
  cells: Readonly<Record<string, string>>,
  choices: Choices,
  values: Record<string, Value>,
  faults: Fault[],
): void {
  const faulty = new Set(faults.map(({ column }) => column));
  if (values['stoppedOn'] !== undefined && !cells['stopReason']) faults.push(faultOf('stopReason', 'stopHalf'));
  if (values['stopReason'] !== undefined && !cells['stoppedOn']) faults.push(faultOf('stoppedOn', 'stopHalf'));
  if (!cells['lastSeenOn']) {
    if (values['stoppedOn'] !== undefined) values['lastSeenOn'] = values['stoppedOn'];
    else if (!faulty.has('stoppedOn')) faults.push(faultOf('lastSeenOn', 'required'));
  }
  const days = order.flatMap((key) => (typeof values[key] === 'string' ? [{ key, day: values[key] }] : []));
  days.slice(1).forEach(({ key, day }, at) => {
    if (day < days[at]!.day) faults.push(faultOf(key, 'dayTooEarly', days[at]!.day));
  });
  const { birthYear, diagnosedOn } = values;
  if (typeof birthYear === 'number' && typeof diagnosedOn === 'string' && Number(diagnosedOn.slice(0, 4)) < birthYear)
    faults.push(faultOf('birthYear', 'bornAfter'));
  if (cells['comorbidities']) {
    const known = choices.get('comorbidities');
    const told = partsOf(cells['comorbidities']).map((word) => ({ word, value: known?.get(plain(word)) }));
    for (const { word, value } of told)
      if (value === undefined) faults.push(faultOf('comorbidities', 'unknownValue', short(word)));
    values['comorbidities'] = [...new Set(told.flatMap(({ value }) => value ?? []))];
  }
}
