// Reads what a question of the control tower names: a kind of process, a version of it, days of Asia/Shanghai.
import { coreErrors } from '@yijian/contract/core';
import { workflowErrors, type TowerQuery } from '@yijian/contract/workflows';
import { fail } from '../../../platform/errors/index.ts';
import type { Context } from '../../../platform/http/index.ts';
import { selectDefinition, type DefinitionRow } from '../definitions/definitions.sql.ts';
import { reachOf } from './reach.policy.ts';
import { selectVersionId, type Chosen } from './chosen.sql.ts';

const DAY = 86_400_000;
const SHANGHAI = 8 * 3_600_000;
const USUAL_DAYS = 90;

export interface Asked extends Chosen {
  readonly definition: DefinitionRow | undefined;
  readonly startDay: string;
  readonly endDay: string;
  readonly asOf: string;
}

const dayOf = (moment: number): string => new Date(moment + SHANGHAI).toISOString().slice(0, 10);
const beginning = (day: string): number => Date.parse(`${day}T00:00:00Z`) - SHANGHAI;

export async function askedOf(context: Context, query: TowerQuery): Promise<Asked> {
  const now = context.clock.now();
  const endDay = query.endDay ?? dayOf(now.getTime());
  const startDay = query.startDay ?? dayOf(beginning(endDay) - (USUAL_DAYS - 1) * DAY);
  if (startDay > endDay) {
    const message = context.language === 'zh' ? '须不早于开始日期' : 'must not come before the first day';
    throw fail(coreErrors.badInput, { fields: 'query.endDay' }, [{ field: 'query.endDay', message }]);
  }
  const { definitionKey, version } = query;
  const definition =
    definitionKey === undefined ? undefined : await selectDefinition(context.sql, { key: definitionKey });
  if (definitionKey !== undefined && definition === undefined) throw fail(workflowErrors.definitionNotFound);
  const versionId =
    version === undefined || definition === undefined
      ? undefined
      : await selectVersionId(context.sql, { definitionId: definition.id, number: version });
  if (version !== undefined && versionId === undefined) throw fail(workflowErrors.definitionNotFound);
  const [from, to] = [new Date(beginning(startDay)), new Date(beginning(endDay) + DAY)];
  return {
    definition,
    definitionId: definition?.id,
    versionId,
    from,
    to,
    now,
    reach: reachOf(context.user),
    startDay,
    endDay,
    asOf: now.toISOString(),
  };
}
