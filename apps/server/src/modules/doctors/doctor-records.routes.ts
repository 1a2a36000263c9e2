// What the audit trail asks of doctors: names, who may see one, former values (product 3.25).
import { coreErrors } from '@yijian/contract/core';
import { doctorFields, governedColumnsOf } from '@yijian/contract/dictionaries';
import { doctorErrors, FormerDoctor } from '@yijian/contract/doctors';
import type { Former, RecordDoor } from '../audit/index.ts';
import { isAllowed } from '../../platform/auth/index.ts';
import { fail } from '../../platform/errors/index.ts';
import type { Context } from '../../platform/http/index.ts';
import { selectDoctorNames, selectNamedDoctors, updateDoctorField } from './shown/doctor-records.sql.ts';
import { selectDoctorInScope } from './doctors-scope.sql.ts';

const FOREIGN_KEY = '23503';
const CHECK = '23514';

export const doctorRecords: RecordDoor = {
  kind: 'doctors',
  names: async ({ sql }, ids) => new Map((await selectDoctorNames(sql, ids)).map(({ id, zh, en }) => [id, { zh, en }])),
  find: ({ sql }, asked) => selectNamedDoctors(sql, asked),
  maySee: async ({ sql, user }, id) =>
    isAllowed(user, 'customer:doctors:read') && (await selectDoctorInScope(sql, user, id)) !== undefined,
  writePermission: 'customer:doctors:write',
  restorable: Object.keys(FormerDoctor.shape),
  personal: ['masked_phone', 'email'],
  derived: [
    'name_2',
    'name_3',
    'name_4',
    'has_long_name',
    'next_task_title',
    'next_task_en_title',
    'next_task_due',
    'coverage_status',
  ],
  governed: governedColumnsOf(doctorFields),
  restore: restoreDoctorField,
};

async function restoreDoctorField(context: Context, { id, column, value }: Former): Promise<void> {
  const { sql, user, language } = context;
  if ((await selectDoctorInScope(sql, user, id)) === undefined) throw fail(doctorErrors.notFound);
  const wrong = () => {
    const field = `params.${column}`;
    return fail(coreErrors.badInput, { fields: field }, [{ field, message: coreErrors.badInput[language] }]);
  };
  const parsed = FormerDoctor.partial().safeParse({ [column]: value });
  if (!parsed.success) throw wrong();
  try {
    await updateDoctorField(sql, id, parsed.data);
  } catch (error) {
    // A title or a department may have gone from the standard lists since.
    if ([FOREIGN_KEY, CHECK].includes((error as { code?: string }).code ?? '')) throw wrong();
    throw error;
  }
}
