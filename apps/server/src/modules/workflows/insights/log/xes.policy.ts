// The event log as XES 1.0 (IEEE 1849): one trace a case, its events in their order, with the extensions every reader knows.
import type { MarkedRows } from '../../../exports/index.ts';
import { dayInShanghai } from '../../../../platform/clock/index.ts';
import { hideBytes, markText } from '../../../../platform/marks/index.ts';
import { MARKED_EVERY, type MarkedFile } from '../../../../platform/sheets/index.ts';
import type { LogLine } from './log.policy.ts';

const extensions = [
  ['Concept', 'concept'],
  ['Lifecycle', 'lifecycle'],
  ['Organizational', 'org'],
  ['Time', 'time'],
] as const;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What every event has; the values stand for one that would miss it. */
const globals = [
  text('concept:name', 'UNKNOWN'),
  text('org:resource', 'SYSTEM'),
  `<date key="time:timestamp" value="1970-01-01T00:00:00.000Z"/>`,
  text('lifecycle:transition', 'complete'),
  text('event', 'UNKNOWN'),
];

/** Own attributes have no prefix: one would have to name an extension that readers fetch. */
export function writeXes({ name, rows, at, mark, note }: MarkedRows<LogLine>): MarkedFile {
  const hidden = hideBytes(mark);
  const head = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<log xes.version="1.0" xes.features="" xmlns="http://www.xes-standard.org/">',
    ...extensions.map(
      ([title, prefix]) =>
        `<extension name="${title}" prefix="${prefix}" uri="http://www.xes-standard.org/${prefix}.xesext"/>`,
    ),
    `<global scope="trace">${text('concept:name', 'UNKNOWN')}</global>`,
    `<global scope="event">${globals.join('')}</global>`,
    '<classifier name="Activity" keys="concept:name"/>',
    '<classifier name="Activity and transition" keys="concept:name lifecycle:transition"/>',
    text('concept:name', name),
    text('lifecycle:model', 'standard'),
    text('note', `${note}${hidden}`),
    text('DocumentReference', markText(mark)),
  ];
  const traces = [...Map.groupBy(rows, (row) => row['case:concept:name']).values()].map((events, index) =>
    traceOf(events, index % MARKED_EVERY === 0 ? hidden : ''),
  );
  const bytes = Buffer.from(`${[...head, ...traces, '</log>'].join('\n')}\n`);
  return { name: `${name}-${dayInShanghai(at)}.xes`, type: 'application/xml; charset=utf-8', bytes };
}

function traceOf(events: readonly LogLine[], hidden: string): string {
  const one = events[0]!;
  const attributes = [
    text('concept:name', one['case:concept:name']),
    text('title', `${one['case:yijian:title']}${hidden}`),
    `<int key="version" value="${one['case:yijian:version']}"/>`,
    text('state', one['case:yijian:state']),
  ];
  return ['<trace>', ...attributes, ...events.map(eventOf), '</trace>'].join('\n');
}

function eventOf(line: LogLine): string {
  const attributes = [
    text('concept:name', line['concept:name']),
    text('org:resource', line['org:resource']),
    line['org:group'] === '' ? '' : text('org:group', line['org:group']),
    `<date key="time:timestamp" value="${line['time:timestamp']}"/>`,
    text('lifecycle:transition', line['lifecycle:transition']),
    text('event', line['yijian:event']),
    line['yijian:node'] === '' ? '' : text('node', line['yijian:node']),
  ];
  return `<event>${attributes.join('')}</event>`;
}

function text(key: string, value: string): string {
  return `<string key="${key}" value="${escaped(value)}"/>`;
}

/** Characters that XML does not know are left out; breaks stay as they are, where a reader would make blanks of them. */
function escaped(value: string): string {
  return (
    value
      // oxlint-disable-next-line no-control-regex -- they are what has to go
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll(/[&<>"]/g, (sign) => entities[sign]!)
      .replaceAll(/[\t\n\r]/g, (sign) => `&#${sign.codePointAt(0)};`)
  );
}
