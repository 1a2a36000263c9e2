// The grades that the draft comes to, as it is typed.
import type { ClueSetDraft } from '@yijian/contract/clue-scores';
import { Section } from '@yijian/ui/detail-page';
import { Async, Empty } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useSettled } from '../../../../lib/timing/index.ts';
import { useCluePreview } from '../../clue-scores.api.ts';
import { useSetPhrases } from '../../clue-sets.phrases.ts';
import { GradesChart } from '../sets/grades-chart.tsx';
import { isComplete } from './draft.ts';

export function PreviewRail({ draft }: { draft: ClueSetDraft }): ReactNode {
  const t = useSetPhrases();
  const settled = useSettled(draft, 600);
  const asked = isComplete(settled) ? settled : null;
  const query = useCluePreview(asked);
  return (
    <Section title={t('preview')}>
      {asked === null ? (
        <Empty compact reason={t('incomplete')} />
      ) : (
        <Async query={query} shape="chart" compact failedTitle={t('previewFailed')}>
          {(preview) => <GradesChart title={t('preview')} preview={preview} />}
        </Async>
      )}
    </Section>
  );
}
