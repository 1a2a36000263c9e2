// What the user has exported, newest first (product, starter matrix: exports log, own).
import { Pagination } from '@yijian/ui/table';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { useOwnExports } from '../exports.api.ts';
import { useExportPhrases } from '../exports.phrases.ts';
import { OutcomeBadge } from './export-outcome.tsx';
import './exports.css';

const SIZE = 5;

export function OwnExports(): ReactNode {
  const t = useExportPhrases();
  const format = useFormat();
  const [page, setPage] = useState(0);
  const query = useOwnExports(page, SIZE);
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
          {totalElements > SIZE ? (
            <div className="export-pages">
              <Pagination
                page={page + 1}
                pageSize={SIZE}
                total={totalElements}
                formatCount={format.count}
                onChange={(next) => setPage(next - 1)}
              />
            </div>
          ) : null}
        </>
      )}
    </Async>
  );
}
