// What an answer rests on: each passage with its document, its version and the way there.
import type { ChatSource } from '@yijian/contract/assistants';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tag } from '@yijian/ui/badge';
import { Glyph } from '@yijian/ui/icon';
import { Link } from 'react-router';
import { useAssistantPhrases } from '../../assistants.phrases.ts';

export function SourceList({ sources }: { sources: readonly ChatSource[] }): ReactNode {
  const t = useAssistantPhrases();
  if (sources.length === 0) return null;
  return (
    <section className="assistant-sources" aria-label={t('sources')}>
      <h2>{t('sources')}</h2>
      <ol>
        {sources.map((source) => (
          <li key={source.number} data-source={source.number} tabIndex={-1}>
            <span className="assistant-number num">{source.number}</span>
            <div>
              <p className="assistant-source-title">
                <SourceLink source={source} />
                <Tag>{t(`kind.${source.kind}`)}</Tag>
              </p>
              <p className="assistant-source-place">
                {[source.section, source.version].filter((part) => part !== '').join(' · ')}
              </p>
              <blockquote>{source.excerpt}</blockquote>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function SourceLink({ source: { path, title } }: { source: ChatSource }): ReactNode {
  if (path === '') return <span>{title}</span>;
  if (path.startsWith('/')) return <Link to={path}>{title}</Link>;
  return (
    <a href={path} target="_blank" rel="noreferrer">
      {title} <Glyph icon={ExternalLink} size={12} />
    </a>
  );
}
