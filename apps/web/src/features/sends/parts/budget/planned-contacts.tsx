// Beside a plan: how often the doctor was contacted by all teams, by what and by whom, and what is left. It warns and never stops:
// the rule stops messages alone (product 3.9, feature 6).
import type { DoctorBudget } from '@yijian/contract/sends';
import { HeadroomBar } from '@yijian/ui/chart';
import { useState, type ReactNode } from 'react';
import { joined, joinedClauses, useFormat } from '../../../../lib/format/index.ts';
import type { PlacedPartProps } from '../../../../lib/router/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useContactBudgets } from '../../sends.api.ts';
import { useSendPhrases } from '../../sends.phrases.ts';
import '../sends.css';

/** Most doctors that are asked about at once. */
const MOST = 100;

/** The doctor chosen last in full; of the others those who have nothing left. */
export function PlannedContacts({ ids, at }: PlacedPartProps): ReactNode {
  const asked = hasPermission('content:sends:read') ? ids.slice(-MOST) : [];
  const t = useSendPhrases();
  const { data = [] } = useContactBudgets({ ids: asked, at });
  const shown = data.filter(({ doctor }) => asked.includes(doctor.id));
  const last = shown.find(({ doctor }) => doctor.id === asked.at(-1));
  const others = shown.filter((one) => one !== last && one.left === 0);
  if (last === undefined && others.length === 0) return null;
  return (
    <section className="send-planned" aria-label={t('contactBudget')}>
      {last === undefined ? null : <Budget budget={last} isNamed={ids.length > 1} at={at} />}
      {others.map((budget) => (
        <Spent key={budget.doctor.id} budget={budget} isNamed />
      ))}
    </section>
  );
}

interface BudgetProps {
  readonly budget: DoctorBudget;
  readonly isNamed: boolean;
  readonly at: string | undefined;
}

function Budget({ budget, isNamed, at }: BudgetProps): ReactNode {
  const t = useSendPhrases();
  const format = useFormat();
  const { used, planned, contacts, days, left, kinds, teams, doctor } = budget;
  const [now] = useState(() => new Date());
  const isAhead = at !== undefined && new Date(at) > now;
  const window = isAhead
    ? t('contactsUntil', { days: format.count(days), day: format.shortDate(at) })
    : t('contactsWithin', { days: format.count(days) });
  const counted = (parts: readonly { readonly name: string; readonly count: number }[]): string[] =>
    parts.filter(({ count }) => count > 0).map(({ name, count }) => `${name} ${format.count(count)}`);
  const byKind = counted(kinds.map(({ kind, count }) => ({ name: t(`contact.${kind}`), count })));
  if (planned > 0) byKind.push(t('contactsPlanned', { planned: format.count(planned) }));
  const byTeam = counted(teams.map(({ name, count }) => ({ name: name === '' ? t('noTeam') : name, count })));
  return (
    <>
      <HeadroomBar
        label={`${t('contactBudget')} · ${isNamed ? `${doctor.name} · ${window}` : window}`}
        left={`${t('contactsOf', { used: format.count(used), most: format.count(contacts) })} · ${t('contactsLeft', { left: format.count(left) })}`}
        used={used}
        cap={contacts}
        note={byKind.length === 0 ? t('noContacts') : joinedClauses([byKind.join(' · '), joined(byTeam)])}
      />
      {left === 0 ? <Spent budget={budget} isNamed={isNamed} /> : null}
    </>
  );
}

function Spent({ budget: { days, contacts, doctor }, isNamed }: { budget: DoctorBudget; isNamed: boolean }): ReactNode {
  const t = useSendPhrases();
  const format = useFormat();
  const words = t('contactsSpent', { days: format.count(days), contacts: format.count(contacts) });
  return (
    <p className="send-spent" role="status">
      {isNamed ? `${doctor.name}${t('colon')}${words}` : words}
    </p>
  );
}
