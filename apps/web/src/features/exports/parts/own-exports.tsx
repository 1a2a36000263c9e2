// What the user has exported, newest first (product, starter matrix: exports log, own).
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { Pages, usePaged } from '../../../lib/lists/index.ts';
import { useOwnExports } from '../exports.api.ts';
import { useExportPhrases } from '../exports.phrases.ts';
import { OutcomeBadge } from './export-outcome.tsx';
import './exports.css';

export function OwnExports(): ReactNode {
  const t = useExportPhrases();
  const format = useFormat();
  const paged = usePaged(5);
  const query = useOwnExports(paged.page, paged.size);
  return (
    <Async query={query} rows={2} compact failedTitle={t('failed')} empty={{ reason: t('emptyMine') }}>
      {({ content, totalElements }) => (
        <>
          <ul className="export-own">
            {content.map((entry) => (
              <li key={entry.id}>
                <div>
                  <p>
                    {t('rowsOf', {
                      resource: t(`resource.${entry.resource}`),
                      rows: entry.rows === null ? '—' : format.count(entry.rows),
                    })}
                  </p>
                  <p className="export-quiet num">
                    {[format.dateTime(entry.at), t(`category.${entry.category}`), entry.reason || t('noReason')].join(
                      ' · ',
                    )}
                  </p>
                </div>
                <OutcomeBadge outcome={entry.outcome} />
              </li>
            ))}
          </ul>
          {totalElements > paged.size ? (
            <div className="export-pages">
              <Pages list={paged} total={totalElements} />
            </div>
          ) : null}
        </>
      )}
    </Async>
  );
}
