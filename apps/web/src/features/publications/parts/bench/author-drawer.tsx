// An author of a source: works that are another's are split off, and an author found to be the same is merged.
import type { Decided, Scholar } from '@yijian/contract/publications';
import { Button, Checkbox, Radio } from 'antd';
import { SearchInput } from '@yijian/ui/filter';
import { FormDrawer } from '@yijian/ui/form-page';
import { Async } from '@yijian/ui/states';
import { useState, type ReactNode } from 'react';
import { useFormat } from '../../../../lib/format/index.ts';
import { useShell } from '../../../../lib/router/index.ts';
import { useMergeScholars, useScholars, useScholarWorks, useSplitScholar } from '../../publications.api.ts';
import { usePublicationPhrases } from '../../publications.phrases.ts';

export interface AuthorDrawerProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

const NEW = 'new';

export function AuthorDrawer({ id, name, onClose }: AuthorDrawerProps): ReactNode {
  const t = usePublicationPhrases();
  const format = useFormat();
  const { toast } = useShell();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [keyword, setKeyword] = useState(name);
  const [target, setTarget] = useState(NEW);
  const works = useScholarWorks(id);
  const scholars = useScholars(keyword, id);
  const merge = useMergeScholars();
  const split = useSplitScholar();
  const done = ({ kind, count }: Decided): void => {
    toast.success(t(`done.${kind}`, { count: format.count(count) }));
    onClose();
  };
  const giveAway = (): void =>
    split.mutate(
      { body: { scholarId: id, publicationIds: [...chosen], targetId: target === NEW ? null : target, reason: '' } },
      { onSuccess: done },
    );
  const join = (): void => merge.mutate({ body: { keepId: target, goneId: id, reason: '' } }, { onSuccess: done });
  const toggle = (work: string): void => {
    const next = new Set(chosen);
    if (!next.delete(work)) next.add(work);
    setChosen(next);
  };
  const footer = (
    <>
      <Button disabled={target === NEW || chosen.size > 0} loading={merge.isPending} onClick={join}>
        {t('merge')}
      </Button>
      <Button type="primary" disabled={chosen.size === 0} loading={split.isPending} onClick={giveAway}>
        {t('split', { count: format.count(chosen.size) })}
      </Button>
    </>
  );
  return (
    <FormDrawer open onClose={onClose} title={t('authorTitle', { name })} width={640} footer={footer}>
      <Async query={works} shape="list" failedTitle={t('failed')}>
        {({ content }) => (
          <ul className="author-works">
            {content.map((work) => (
              <li key={work.publicationId}>
                <Checkbox checked={chosen.has(work.publicationId)} onChange={() => toggle(work.publicationId)}>
                  {work.title}
                  <small>{[work.publishPeriodical, work.year, work.institutions[0]].filter(Boolean).join(' · ')}</small>
                </Checkbox>
              </li>
            ))}
          </ul>
        )}
      </Async>
      <h3>{chosen.size > 0 ? t('splitTo') : t('mergeWith')}</h3>
      <SearchInput value={keyword} onChange={setKeyword} width="100%" placeholder={t('findAuthor')} />
      <Radio.Group
        className="author-targets"
        value={target}
        onChange={(event) => setTarget(String(event.target.value))}
      >
        <Radio value={NEW} disabled={chosen.size === 0}>
          {t('newAuthor')}
        </Radio>
        {(scholars.data?.content ?? []).map((scholar) => (
          <Radio key={scholar.id} value={scholar.id}>
            <ScholarLine scholar={scholar} />
          </Radio>
        ))}
      </Radio.Group>
      {scholars.data?.content.length === 0 ? <p>{t('noAuthors')}</p> : null}
    </FormDrawer>
  );
}

function ScholarLine({ scholar }: { scholar: Scholar }): ReactNode {
  const t = usePublicationPhrases();
  const format = useFormat();
  const years = { first: scholar.firstYear ?? '—', last: scholar.lastYear ?? '—' };
  return (
    <>
      {scholar.name}
      <small>
        {[scholar.institution, t('works', { count: format.count(scholar.workCount), ...years })]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </>
  );
}
