// What processes that were agreed to do in the rooms: an export more, a record shared, a doctor verified (product: workflow).
import { ExportResource } from '@yijian/contract/exports';
import { NewShare } from '@yijian/contract/shares';
import { workflowErrors } from '@yijian/contract/workflows';
import { budgetEffects } from '../modules/budgets/index.ts';
import { approveExport } from '../modules/exports/index.ts';
import { articleEffects } from '../modules/articles/index.ts';
import { openingLineEffects } from '../modules/opening-lines/index.ts';
import { libraryEffects } from '../modules/library/index.ts';
import { meetingEffects } from '../modules/meetings/index.ts';
import { meetingPaymentEffects } from '../modules/meeting-payments/index.ts';
import { speakerEffects } from '../modules/speakers/index.ts';
import { grantShares, type OwnRecords } from '../modules/shares/index.ts';
import { verificationEffects } from '../modules/verifications/index.ts';
import type { Effect } from '../modules/workflows/index.ts';
import { fail } from '../platform/errors/index.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '');
const incomplete = () => fail(workflowErrors.effectRefused, { reason: 'form' });

/** `records` says what the one who agrees sees by the own range: nobody passes on what was only shown. */
export const workflowEffects = (records: OwnRecords): Effect[] => [
  {
    name: 'exports.approve',
    apply: async (context, { form, starterId, decidedBy }) => {
      const resource = ExportResource.safeParse(form['resource']);
      const rows = form['rows'];
      if (!resource.success || typeof rows !== 'number' || rows < 1 || decidedBy === undefined) throw incomplete();
      const reason = textOf(form['reason']);
      await approveExport(context, { userId: starterId, resource: resource.data, rows, grantedBy: decidedBy, reason });
    },
  },
  {
    name: 'shares.grant',
    apply: async (context, { form, starterId }) => {
      const { resource, recordId, until, reason } = form;
      const note = textOf(reason);
      const share = NewShare.safeParse({ resource, recordId, until, note, userIds: [starterId] });
      if (!share.success) throw incomplete();
      await grantShares({ ...context, records }, share.data);
    },
  },
  ...verificationEffects,
  ...budgetEffects,
  ...articleEffects,
  ...openingLineEffects,
  ...libraryEffects,
  ...meetingEffects,
  ...meetingPaymentEffects,
  ...speakerEffects,
];
