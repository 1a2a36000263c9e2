// The event log leaves through the exports: permission, reason, limits, marks; as XES or in columns that are named as there.
import type { LogQuery } from '@yijian/contract/workflows';
import { exportSheet } from '../../../exports/index.ts';
import type { Context, FileReply } from '../../../../platform/http/index.ts';
import type { SheetColumn } from '../../../../platform/sheets/index.ts';
import { loadDefinition } from '../../engine/models/models.service.ts';
import { nodeNameOf } from '../../instances/shown.policy.ts';
import { askedOf } from '../chosen.service.ts';
import { logNames, transitions, type LogLine } from './log.policy.ts';
import { selectLog, type LogRow } from './log.sql.ts';
import { writeXes } from './xes.policy.ts';

const columns: readonly SheetColumn<LogLine>[] = logNames.map((key) => ({ key, zh: key, en: key, width: 22 }));

export async function exportLog(context: Context, query: LogQuery): Promise<FileReply> {
  const asked = await askedOf(context, query);
  const chosen = { ...asked, state: query.state, organizationId: query.organizationId };
  const kinds = Object.keys(transitions);
  const select = async (most: number): Promise<LogLine[]> => {
    const rows = await selectLog(context.sql, chosen, { kinds, most });
    return Promise.all(rows.map((row) => lineOf(context, row)));
  };
  const name = context.language === 'zh' ? '流程事件日志' : 'process-event-log';
  return exportSheet(context, { resource: 'workflows', asked: query, name, columns, select, write: writeXes });
}

async function lineOf(context: Context, row: LogRow): Promise<LogLine> {
  return {
    'case:concept:name': row.caseId,
    'case:yijian:title': row.title,
    'concept:name': await activityOf(context, row),
    'time:timestamp': row.at.toISOString(),
    'org:resource': row.login ?? 'SYSTEM',
    'org:group': row.organization ?? '',
    'lifecycle:transition': transitions[row.kind] ?? 'unknown',
    'yijian:event': row.kind,
    'yijian:node': row.nodeId ?? '',
    'case:yijian:version': String(row.version),
    'case:yijian:state': row.state,
  };
}

/** An event of the whole case is an activity of its own name. */
async function activityOf(context: Context, row: LogRow): Promise<string> {
  if (row.nodeId === null) return row.kind;
  const { model } = await loadDefinition(context, row.versionId);
  return nodeNameOf(model.nodes[row.nodeId], context.language) ?? row.nodeId;
}
