// On the page of an opening line: what messages with it came to, beside the greeting of the product over the same channel.
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import type { PlacedPartProps } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useOpeningEffects } from '../../sends.api.ts';
import { useSendPhrases } from '../../sends.phrases.ts';
import { RecipientList } from '../recipient-list.tsx';
import { OpeningTable, isRowOf, type ChosenOpening } from './opening-table.tsx';

/** Nothing for whoever may not read about sends. */
export function OpeningEffects({ ids: [id] }: PlacedPartProps): ReactNode {
  return id !== undefined && hasPermission('content:sends:read') ? <Effects id={id} /> : null;
}

function Effects({ id }: { id: string }): ReactNode {
  const t = useSendPhrases();
  const [chosen, setChosen] = useState<ChosenOpening>();
  return (
    <section className="send-stack" aria-label={t('figures')}>
      <h3>{t('figures')}</h3>
      <Async query={useOpeningEffects(id)} shape="list" compact failedTitle={t('openingsFailed')}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{t('lineNotSent')}</p>
          ) : (
            <>
              <OpeningTable rows={rows} note={t('besideGreeting')} chosen={chosen} onChoose={setChosen} />
              {/* The line stands in a narrow drawer, so that people stand in one of their own. */}
              {chosen === undefined ? null : (
                <FormDrawer
                  open
                  width={960}
                  title={`${t(`step.${chosen.step}`)} · ${rows.find((row) => isRowOf(row, chosen))?.opening?.words ?? t('noOpening')}`}
                  onClose={() => setChosen(undefined)}
                >
                  <RecipientList which={chosen} names="both" />
                </FormDrawer>
              )}
            </>
          )
        }
      </Async>
    </section>
  );
}
