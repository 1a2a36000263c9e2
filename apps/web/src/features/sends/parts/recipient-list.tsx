// People of a send or an article at one step: what they did, what followed, the message they got.
import type { Recipient, RecipientFilter } from '@yijian/contract/sends';
import { TwoLine, type DataColumn } from '@yijian/ui/table';
import { useMemo, useState, type ReactNode } from 'react';
import { useFormat } from '../../../lib/format/index.ts';
import { PagedTable, usePaged } from '../../../lib/lists/index.ts';
import { useShell } from '../../../lib/router/index.ts';
import { useRecipientCount, useRecipients } from '../sends.api.ts';
import { useSendPhrases } from '../sends.phrases.ts';
import { MessageDrawer } from './message-drawer.tsx';
import { useReason } from './use-reasons.ts';
import { RecipientBadge } from './send-badges.tsx';
import { FollowedBy } from './followed-by.tsx';
import './sends.css';

/** Whether a line names the doctor, what was sent, or both. */
type Names = 'doctor' | 'subject' | 'both';

interface RecipientListProps {
  readonly which: Partial<RecipientFilter>;
  readonly names?: Names;
}

export function RecipientList({ which, names = 'doctor' }: RecipientListProps): ReactNode {
  const t = useSendPhrases();
  const shell = useShell();
  const paged = usePaged();
  const [shown, setShown] = useState<Recipient>();
  const query = useRecipients(which, { page: paged.page, size: paged.size });
  const columns = useColumns(names, query.data?.content.some(({ playedAt }) => playedAt !== null) ?? false);
  const total = useRecipientCount(which).data?.totalElements ?? null;
  return (
    <>
      <PagedTable
        label={t('recipients')}
        columns={columns}
        query={query}
        list={paged}
        total={total}
        rowKey={(row) => row.id}
        rowName={(row) => (names === 'subject' ? row.subject.name : row.doctor.name)}
        onOpen={(row) => (row.mayOpen ? setShown(row) : shell.toast.error(t('closedMessage')))}
        renderCard={(row) => <RecipientCard row={row} names={names} />}
        empty={t(names === 'doctor' ? 'nobody' : 'nothingSent')}
      />
      {shown === undefined ? null : <MessageDrawer recipient={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}

type Words = ReturnType<typeof useSendPhrases>;

const doctorColumn = (t: Words): DataColumn<Recipient> => ({
  key: 'doctor',
  title: t('doctor'),
  width: 240,
  render: ({ doctor: { name, hospitalName } }) => (
    <TwoLine strong value={name} context={hospitalName} title={hospitalName} />
  ),
});

const subjectColumn = (t: Words): DataColumn<Recipient> => ({
  key: 'subject',
  title: t('content'),
  width: 264,
  render: ({ subject: { kind, name }, channel }) => (
    <TwoLine strong value={name} context={`${t(`kind.${kind}`)} · ${t(`channel.${channel}`)}`} title={name} />
  ),
});

type Format = ReturnType<typeof useFormat>;

const watchedWords = (t: Words, quarters: number): string =>
  quarters === 0 ? t('begunOnly') : t('watchedShare', { share: String(quarters * 25) });

const playColumn = (t: Words, format: Format): DataColumn<Recipient> => ({
  key: 'playedAt',
  title: t('playedAt'),
  width: 144,
  render: ({ playedAt, watchedQuarters }) =>
    playedAt === null ? '—' : <TwoLine value={watchedWords(t, watchedQuarters)} context={format.dateTime(playedAt)} />,
});

/** `hasPlays`: somebody began a video, which most articles have none of. */
function useColumns(names: Names, hasPlays: boolean): DataColumn<Recipient>[] {
  const t = useSendPhrases();
  const format = useFormat();
  const reasonOf = useReason();
  return useMemo(
    () => [
      ...(names === 'doctor' ? [] : [subjectColumn(t)]),
      ...(names === 'subject' ? [] : [doctorColumn(t)]),
      {
        key: 'result',
        title: t('result'),
        width: 152,
        render: (row) => (
          <>
            <RecipientBadge row={row} /> <small className="send-note">{reasonOf(row)}</small>
          </>
        ),
      },
      { key: 'sentAt', title: t('sentAt'), width: 144, render: (row) => format.dateTime(row.sentAt) },
      { key: 'openedAt', title: t('openedAt'), width: 144, render: (row) => format.dateTime(row.openedAt) },
      { key: 'readAt', title: t('readAt'), width: 144, render: (row) => format.dateTime(row.readAt) },
      ...(hasPlays ? [playColumn(t, format)] : []),
      {
        key: 'askedAt',
        title: t('askedAt'),
        width: 216,
        render: ({ askedAt, question }) =>
          askedAt === null ? '—' : <TwoLine value={question} context={format.dateTime(askedAt)} title={question} />,
      },
      { key: 'clickedAt', title: t('clickedAt'), width: 144, render: (row) => format.dateTime(row.clickedAt) },
      {
        key: 'followedBy',
        title: t('followedBy'),
        width: 144,
        render: (row) => <FollowedBy followed={row.followedBy} />,
      },
    ],
    // The words of a reason change with the language alone, and so does `t`.
    // oxlint-disable-next-line react/exhaustive-deps
    [t, format, names, hasPlays],
  );
}

function RecipientCard({ row, names }: { row: Recipient; names: Names }): ReactNode {
  const t = useSendPhrases();
  const format = useFormat();
  const reasonOf = useReason();
  const { doctor, subject, channel } = row;
  const context = names === 'doctor' ? doctor.hospitalName : t(`channel.${channel}`);
  return (
    <article className="send-card">
      <p>
        <strong>{names === 'doctor' ? doctor.name : subject.name}</strong>
        <RecipientBadge row={row} />
      </p>
      <small>
        {[names === 'both' ? doctor.name : '', context, reasonOf(row)].filter((text) => text !== '').join(' · ')}
      </small>
      {row.playedAt === null ? null : (
        <small>{`${t('playedAt')}${t('colon')}${watchedWords(t, row.watchedQuarters)}`}</small>
      )}
      {row.question === '' ? null : <small>{`${t('askedAt')}${t('colon')}${row.question}`}</small>}
      <small className="num">{format.dateTime(row.sentAt)}</small>
    </article>
  );
}
