// The papers of the queue, one card each, decided one by one or together, by hand or by key.
import type { BenchBy, Decision } from '@yijian/contract/publications';
import { Button } from 'antd';
import { Undo2 } from 'lucide-react';
import { Glyph } from '@yijian/ui/icon';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { Pages } from '../../../../lib/lists/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { PAGE_SIZE, useDecide, useItems, useLastDecision, useUndo } from '../../publications.api.ts';
import { usePublicationPhrases } from '../../publications.phrases.ts';
import { AuthorDrawer } from '../on-demand.tsx';
import { BenchCard } from './bench-card.tsx';
import { useBenchKeys } from './use-bench-keys.ts';

export function BenchItems({ by, id }: { by: BenchBy; id: string | undefined }): ReactNode {
  const t = usePublicationPhrases();
  const format = useFormat();
  const { toast } = useShell();
  const [page, setPage] = useState(0);
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [author, setAuthor] = useState<{ id: string; name: string }>();
  const items = useItems({ by, id, page });
  const rows = items.data?.content ?? [];
  const mayDecide = hasPermission('data:publications:decide');
  const last = useLastDecision(mayDecide);
  const decide = useDecide();
  const undo = useUndo();
  const isBusy = decide.isPending || undo.isPending;
  const toggle = (matchId: string): void => {
    const next = new Set(chosen);
    if (!next.delete(matchId)) next.add(matchId);
    setChosen(next);
  };
  const run = (decision: Decision, ids: readonly string[]): void => {
    const seen = rows
      .filter(({ matchId }) => ids.includes(matchId))
      .map(({ matchId, version }) => ({ matchId, version }));
    if (seen.length === 0 || isBusy || !mayDecide) return;
    decide.mutate(
      { body: { decision, items: seen, reason: '' } },
      {
        onSuccess: ({ count }) => {
          toast.success(t(`done.${decision}`, { count: format.count(count) }));
          setChosen(new Set());
          setAt((now) => Math.max(0, Math.min(now, rows.length - seen.length - 1)));
        },
        onError: () => void items.refetch(),
      },
    );
  };
  const takeBack = (): void => {
    if (last !== null && !isBusy) undo.mutate({}, { onSuccess: () => toast.success(t('undone')) });
  };
  useBenchKeys({
    move: (by) => setAt((now) => Math.max(0, Math.min(rows.length - 1, now + by))),
    choose: () => rows[at] && toggle(rows[at].matchId),
    decide: (decision) => run(decision, chosen.size > 0 ? [...chosen] : rows[at] ? [rows[at].matchId] : []),
    undo: takeBack,
  });
  return (
    <section className="bench-items" aria-label={t('items')}>
      <header>
        <span className="num" aria-live="polite">
          {chosen.size > 0
            ? t('chosen', { count: format.count(chosen.size) })
            : t('matching', { count: items.data === undefined ? '…' : format.count(items.data.totalElements) })}
        </span>
        {chosen.size > 0 ? (
          <>
            <Button type="primary" loading={isBusy} onClick={() => run('CONFIRM', [...chosen])}>
              {t('confirmMany', { count: format.count(chosen.size) })}
            </Button>
            <Button danger loading={isBusy} onClick={() => run('REJECT', [...chosen])}>
              {t('rejectMany', { count: format.count(chosen.size) })}
            </Button>
            <Button type="text" onClick={() => setChosen(new Set())}>
              {t('clear')}
            </Button>
          </>
        ) : (
          <small>{mayDecide ? t('keys') : null}</small>
        )}
        {last === null ? null : (
          <Button icon={<Glyph icon={Undo2} size={16} />} loading={undo.isPending} onClick={takeBack}>
            {t('undo')}
          </Button>
        )}
      </header>
      <Async
        query={items}
        shape="list"
        failedTitle={t('failed')}
        empty={{ title: t('emptyQueue'), reason: t('emptyHint') }}
      >
        {({ content, totalElements }) => (
          <>
            <ol>
              {content.map((item, index) => (
                <BenchCard
                  key={item.matchId}
                  item={item}
                  isCurrent={index === at}
                  isChosen={chosen.has(item.matchId)}
                  isBusy={isBusy}
                  mayDecide={mayDecide}
                  onCurrent={() => setAt(index)}
                  onChoose={() => toggle(item.matchId)}
                  onDecide={(decision) => run(decision, [item.matchId])}
                  onAuthor={() => setAuthor({ id: item.scholarId, name: item.authorName })}
                />
              ))}
            </ol>
            {totalElements <= PAGE_SIZE ? null : (
              <Pages
                list={{
                  page,
                  size: PAGE_SIZE,
                  setPage: (next) => {
                    setPage(next);
                    setAt(0);
                    setChosen(new Set());
                  },
                }}
                total={totalElements}
              />
            )}
          </>
        )}
      </Async>
      {author === undefined ? null : <AuthorDrawer {...author} onClose={() => setAuthor(undefined)} />}
    </section>
  );
}
