// The visit or the task that followed, one click away.
import type { Recipient } from '@yijian/contract/sends';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../lib/format/index.ts';
import { useSendPhrases } from '../sends.phrases.ts';

const paths = { VISIT: '/customer/visitTeamManager/myVisit', TASK: '/task/taskRecordDetail' } as const;

export function FollowedBy({ followed }: { followed: Recipient['followedBy'] }): ReactNode {
  const t = useSendPhrases();
  const format = useFormat();
  if (followed === null) return '—';
  const { kind, id, at } = followed;
  return <Link to={`${paths[kind]}?id=${id}`}>{t(`followedBy.${kind}`, { day: format.date(at) })}</Link>;
}
