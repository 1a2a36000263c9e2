// What a persona is called and where its page is.
import type { Persona, PersonaQuery } from '@yijian/contract/treatment-records';
import { useTreatmentPhrases } from '../../treatment-records.phrases.ts';
import { useRecordWords } from '../records/use-record-words.ts';

export type NamedPersona = Pick<Persona, 'indication' | 'line' | 'ageBand'>;

export function usePersonaName(): { whole: (one: NamedPersona) => string; short: (one: NamedPersona) => string } {
  const t = useTreatmentPhrases();
  const { dictionaries, lines } = useRecordWords();
  const short = ({ line, ageBand }: NamedPersona): string =>
    `${lines.find(({ value }) => value === String(line))?.label ?? line} · ${t(`age.${ageBand}`)}`;
  return { short, whole: (one) => `${dictionaries.label('indication', one.indication)} · ${short(one)}` };
}

export function pathOf({ indication, line, ageBand }: PersonaQuery): string {
  const search = new URLSearchParams({ indication, line: String(line), ageBand });
  return `/userInsights/PatientPortraitDetail?${search.toString()}`;
}
