// Why somebody is thought fit to stand in, in words.
import type { Deputy } from '@yijian/contract/workflows';
import { useFormat } from '../../../../lib/format/index.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';

export function useEvidence(): (deputy: Deputy) => string {
  const t = useWorkflowPhrases();
  const format = useFormat();
  return ({ sameRole, sameOrganization, nearOrganization, taken, stoodIn, openTasks }) =>
    [
      sameRole ? t('sameRole') : '',
      sameOrganization ? t('sameOrganization') : nearOrganization ? t('nearOrganization') : '',
      taken > 0 ? t('taken', { count: format.count(taken) }) : '',
      stoodIn > 0 ? t('stoodIn', { count: format.count(stoodIn) }) : '',
      t('deskOf', { count: format.count(openTasks) }),
    ]
      .filter((word) => word !== '')
      .join(' · ');
}
