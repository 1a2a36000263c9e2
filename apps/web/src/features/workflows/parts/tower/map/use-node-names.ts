// Names of the map's nodes: the definition's own, and words for where every case begins and ends.
import { useTowerPhrases } from '../../../workflow-tower.phrases.ts';

export function useNodeNames(): (node: { readonly nodeId: string; readonly name: string }) => string {
  const t = useTowerPhrases();
  const ends: Readonly<Record<string, string>> = {
    '#start': t('start'),
    '#APPROVED': t('end.APPROVED'),
    '#REJECTED': t('end.REJECTED'),
    '#CANCELLED': t('end.CANCELLED'),
  };
  return ({ nodeId, name }) => ends[nodeId] ?? name;
}
