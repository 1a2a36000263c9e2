// Persons picked in the list: those who are doctors in sight are followed and tagged (product 3.2, 3.4).
import type { CenterChart } from '@yijian/contract/academic-networks';
import { BatchBar } from '@yijian/ui/list-page';
import { useSelection, type Selection } from '@yijian/ui/table';
import type { ReactNode } from 'react';
import { usePickedBatch } from '../../../doctors/index.ts';
import { useRefreshPersons } from '../../academic-networks.api.ts';
import { useNetworkPhrases } from '../../academic-networks.phrases.ts';

export interface Picked {
  /** Absent for those who may neither follow nor tag. */
  readonly selection: Selection | undefined;
  readonly bar: ReactNode;
}

export function usePicked(chart: CenterChart): Picked {
  const t = useNetworkPhrases();
  const all = useSelection();
  const refresh = useRefreshPersons();
  const others = chart.nodes.filter(({ hop }) => hop > 0);
  const persons = others.filter(({ id }) => all.allMatching || all.keys.includes(id));
  const doctorIds = persons.flatMap(({ doctorId }) => doctorId ?? []);
  const { actions, dialog } = usePickedBatch(doctorIds, () => {
    all.clear();
    refresh();
  });
  if (actions.length === 0) return { selection: undefined, bar: null };
  // Whoever left the picture is no longer picked.
  const selection = { ...all, keys: persons.map(({ id }) => id) };
  const bar = (
    <>
      {persons.length === 0 ? null : (
        <p className="network-quiet network-picked" role="note">
          {t('pickedDoctors', { count: doctorIds.length })}
        </p>
      )}
      <BatchBar selection={selection} total={others.length} actions={actions} />
      {dialog}
    </>
  );
  return { selection, bar };
}
