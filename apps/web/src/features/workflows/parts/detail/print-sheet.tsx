// One process on paper: facts, form, the way it went, who printed it and the checksum (product: print).
import type { PrintData } from '@yijian/contract/workflows';
import { Button } from 'antd';
import { ArrowLeft, Printer } from 'lucide-react';
import { ApprovalTimeline } from '@yijian/ui/approval-page';
import { DescriptionList } from '@yijian/ui/detail-page';
import { Glyph } from '@yijian/ui/icon';
import { Async } from '@yijian/ui/states';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { usePrintData } from '../../workflows.api.ts';
import { useWorkflowPhrases } from '../../workflows.phrases.ts';
import { InstanceBadge } from '../words/badges.tsx';
import { useAnswer, useNames } from '../words/use-names.ts';
import { useStrip } from './document.tsx';
import { useTimeline } from './use-timeline.ts';
import './print.css';

export function PrintSheet({ id, onBack }: { id: string; onBack: () => void }): ReactNode {
  const t = useWorkflowPhrases();
  const query = usePrintData(id);
  return (
    <div className="workflow-print">
      <div className="workflow-print-tools">
        <Button icon={<Glyph icon={ArrowLeft} />} onClick={onBack}>
          {t('close')}
        </Button>
        <Button type="primary" icon={<Glyph icon={Printer} />} disabled={!query.data} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <Async query={query} shape="detail" failedTitle={t('detailFailed')}>
        {(data) => <Sheet data={data} />}
      </Async>
    </div>
  );
}

function Sheet({ data }: { data: PrintData }): ReactNode {
  const t = useWorkflowPhrases();
  const format = useFormat();
  const names = useNames();
  const answer = useAnswer();
  const strip = useStrip();
  const timeline = useTimeline();
  return (
    <article className="workflow-sheet">
      <header>
        <h1>{data.title}</h1>
        <InstanceBadge state={data.state} />
      </header>
      <DescriptionList stacked columns={4} items={strip(data)} />
      <h2>{t('content')}</h2>
      <DescriptionList
        columns={1}
        items={data.form.map((field) => ({
          key: field.name,
          label: names.label(field),
          value: answer(field, data.values[field.name]),
        }))}
      />
      <h2>{t('progress')}</h2>
      <ApprovalTimeline label={t('progress')} nodes={timeline(data)} />
      {data.comments.length > 0 ? (
        <>
          <h2>{t('comments')}</h2>
          {data.comments.map((comment) => (
            <p key={comment.id}>{t('labelled', { label: names.person(comment.by), value: comment.body })}</p>
          ))}
        </>
      ) : null}
      <footer>
        <span>{t('printedBy', { name: data.printedBy, at: format.dateTime(data.printedAt) })}</span>
        <span className="num">{t('printHash', { hash: data.hash })}</span>
      </footer>
    </article>
  );
}
