// Published articles about the indication of a persona, each with one click to send it.
import { Tile } from '@yijian/ui/dashboard-tile';
import { Async } from '@yijian/ui/states';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useLinkedArticles } from '../../treatment-records.api.ts';
import { useTreatmentPhrases } from '../../treatment-records.phrases.ts';

export function LinkedContent({ indication }: { indication: string }): ReactNode {
  const t = useTreatmentPhrases();
  const shell = useShell();
  const isReader = hasPermission('content:articles:read');
  const maySend = hasPermission('content:articles:send');
  const query = useLinkedArticles(indication, isReader);
  if (!isReader) return null;
  return (
    <div>
      <Tile title={t('linked')} note={t('linkedNote')}>
        <Async
          query={query}
          isEmpty={({ content }) => content.length === 0}
          empty={{ reason: t('noLinked') }}
          failedTitle={t('failed')}
        >
          {({ content }) => (
            <ul className="portrait-content">
              {content.map(({ id, title, audience, approvalNumber, expiresOn }) => (
                <li key={id}>
                  <span>
                    <Link to={`/content/contentDetail?id=${id}`}>{title}</Link>
                    <small>
                      {[
                        ...(audience === 'MEDICAL' ? [t('medicalOnly')] : []),
                        ...(approvalNumber === null ? [] : [approvalNumber]),
                        t('untilDay', { day: expiresOn }),
                      ].join(' · ')}
                    </small>
                  </span>
                  {maySend ? (
                    <Button
                      aria-label={t('sendThis', { title })}
                      onClick={() => shell.openTab(`/content/sendForm?articleId=${id}`)}
                    >
                      {t('sendIt')}
                    </Button>
                  ) : null}
                </li>
              ))}
            </ul>
          )}
        </Async>
      </Tile>
    </div>
  );
}
