// All personas by indication, each with its size; small ones never appear.
import { MOST_COMPARED, type PortraitList as Portraits } from '@yijian/contract/treatment-records';
import { AnalysisPage } from '@yijian/ui/analysis-page';
import { FilterButton } from '@yijian/ui/filter';
import { Async, Empty } from '@yijian/ui/states';
import { Checkbox } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { joined, useFormat } from '../../../../lib/format/index.ts';
import { useAddress, useListState } from '../../../../lib/lists/index.ts';
import { useSavedViews } from '../../../saved-searches/index.ts';
import { usePortraits } from '../../treatment-records.api.ts';
import { useTreatmentPhrases } from '../../treatment-records.phrases.ts';
import { ChosenBar } from '../comparison/chosen-bar.tsx';
import { personaId } from '../comparison/compared.ts';
import { useRecordWords } from '../records/use-record-words.ts';
import { pathOf, usePersonaName } from './persona-name.ts';
import { chosenGroups, hasGroups, splits, useGroupWord } from './persona-groups.ts';
import '../treatments.css';

type Persona = Portraits['personas'][number];

const filters = {
  indication: 'list',
  line: 'list',
  ageBand: 'list',
  severity: 'list',
  payer: 'list',
  province: 'list',
} as const;
const fields = ['indication', 'line', 'ageBand'] as const;

export function PortraitList(): ReactNode {
  const t = useTreatmentPhrases();
  const query = usePortraits();
  const countedOn = query.data?.countedOn ?? null;
  const [search] = useAddress();
  const { views } = useSavedViews('patient-portraits', filters, useListState(filters));
  const isChosen = (one: Persona): boolean =>
    hasGroups(one, search) &&
    fields.every((field) => {
      const wanted = search.getAll(field);
      return wanted.length === 0 || wanted.includes(String(one[field]));
    });
  const emptyReason = splits.some((split) => search.has(split)) ? t('noSuchGroup') : t('emptyPortraits');
  const shown = query.data?.personas.filter(isChosen) ?? [];
  const [picked, setPicked] = useState<readonly string[]>([]);
  const pick = (id: string): void =>
    setPicked((now) => (now.includes(id) ? now.filter((one) => one !== id) : [...now, id]));
  return (
    <AnalysisPage
      title={t('portraits')}
      asOf={countedOn === null ? t('groupOnly') : t('countedOn', { day: countedOn })}
      actions={views}
      question={<Question personas={query.data?.personas ?? []} />}
      answer={shown.length > 0 ? <Answer personas={shown} /> : undefined}
    >
      <Async query={query} isEmpty={({ personas }) => personas.length === 0} empty={{ reason: t('emptyPortraits') }}>
        {() =>
          shown.length === 0 ? <Empty reason={emptyReason} /> : <Groups personas={shown} picking={{ picked, pick }} />
        }
      </Async>
      <p className="treatment-note">{t('smallHidden')}</p>
      <ChosenBar ids={picked} onClear={() => setPicked([])} />
    </AnalysisPage>
  );
}

function Question({ personas }: { personas: readonly Persona[] }): ReactNode {
  const t = useTreatmentPhrases();
  const { dictionaries, lines, ages } = useRecordWords();
  const { title, word } = useGroupWord();
  const [search, edit] = useAddress();
  const present = (field: (typeof fields)[number]): ReadonlySet<string> =>
    new Set(personas.map((one) => String(one[field])));
  const choices = { indication: dictionaries.options('indication'), line: lines, ageBand: ages };
  const set = (field: string, values: readonly string[]): void =>
    edit((now) => {
      now.delete(field);
      for (const value of values) now.append(field, value);
      return now;
    });
  const groups = Map.groupBy(
    personas.flatMap((one) => one.groups),
    ({ split }) => split,
  );
  const questions = [
    ...fields.map((field) => ({
      field,
      label: t(field),
      options: choices[field].filter(({ value }) => present(field).has(value)),
    })),
    ...splits.map((split) => ({
      field: split,
      label: title(split),
      options: [...new Map(groups.get(split)?.map((one) => [one.key, { value: one.key, label: word(one) }])).values()],
    })),
  ];
  return questions.map(({ field, label, options }) => (
    <FilterButton
      key={field}
      label={label}
      options={options}
      value={search.getAll(field)}
      onChange={(values) => set(field, values)}
    />
  ));
}

function Answer({ personas }: { personas: readonly Persona[] }): ReactNode {
  const t = useTreatmentPhrases();
  const format = useFormat();
  const { whole } = usePersonaName();
  const { word } = useGroupWord();
  const [search] = useAddress();
  const groups = chosenGroups(personas, search);
  const counts = { personas: format.count(personas.length), patients: format.count(patientsOf(personas)) };
  if (groups.length > 0) {
    const told = groups.map((one) => t('groupOf', { group: word(one), count: format.count(one.patients) }));
    return (
      <>
        {t('answerNarrowed', { ...counts, groups: joined(told) })}
        {new Set(groups.map(({ split }) => split)).size > 1 ? ` ${t('apart')}` : null}
      </>
    );
  }
  const largest = personas.reduce((best, one) => (one.patients > best.patients ? one : best));
  return t('answer', { ...counts, largest: whole(largest), count: format.count(largest.patients) });
}

const patientsOf = (personas: readonly Persona[]): number => personas.reduce((sum, { patients }) => sum + patients, 0);

interface Picking {
  readonly picked: readonly string[];
  readonly pick: (id: string) => void;
}

function Groups({ personas, picking }: { personas: readonly Persona[]; picking: Picking }): ReactNode {
  const { dictionaries } = useRecordWords();
  const all = patientsOf(personas);
  const most = Math.max(...personas.map(({ patients }) => patients));
  return (
    <div className="portrait-groups">
      {[...Map.groupBy(personas, ({ indication }) => indication)].map(([indication, members]) => (
        <section key={indication} aria-label={dictionaries.label('indication', indication)}>
          <h2>
            {dictionaries.label('indication', indication)}
            <Whole className="num" personas={members} />
          </h2>
          <ul className="portrait-cards">
            {members.map((one) => (
              <li key={`${one.line} ${one.ageBand}`}>
                <PersonaCard persona={one} share={one.patients / all} length={one.patients / most} />
                <Pick persona={one} picking={picking} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Takes a portrait into the comparison; no more than four. */
function Pick({ persona, picking: { picked, pick } }: { persona: Persona; picking: Picking }): ReactNode {
  const t = useTreatmentPhrases();
  const { whole } = usePersonaName();
  const id = personaId(persona);
  const isPicked = picked.includes(id);
  return (
    <span className="comparison-pick">
      <Checkbox
        checked={isPicked}
        disabled={!isPicked && picked.length >= MOST_COMPARED}
        aria-label={t('compareIt', { name: whole(persona) })}
        onChange={() => pick(id)}
      >
        {t('compare')}
      </Checkbox>
    </span>
  );
}

/** All patients of personas; where the list is narrowed to groups, the number says that it is not that of the groups. */
function Whole({ personas, className }: { personas: readonly Persona[]; className: string }): ReactNode {
  const t = useTreatmentPhrases();
  const format = useFormat();
  const [search] = useAddress();
  const isNarrowed = splits.some((split) => search.has(split));
  return (
    <span className={className}>
      {t(isNarrowed ? 'wholeOf' : 'people', { count: format.count(patientsOf(personas)) })}
    </span>
  );
}

function PersonaCard({ persona, share, length }: { persona: Persona; share: number; length: number }): ReactNode {
  const t = useTreatmentPhrases();
  const format = useFormat();
  const { short } = usePersonaName();
  const { word } = useGroupWord();
  const [search] = useAddress();
  const asked = chosenGroups([persona], search);
  return (
    <Link className="portrait-card" to={pathOf(persona)}>
      <span>{short(persona)}</span>
      <Whole className="kpi" personas={[persona]} />
      <span className="portrait-track" aria-hidden="true">
        <span style={{ width: `${(length * 100).toFixed(1)}%` }} />
      </span>
      <small className="num">{t('share', { share: format.percent(share) })}</small>
      {asked.map((one) => (
        <small key={`${one.split} ${one.key}`} className="num">
          {t('ofThem', { group: word(one), count: format.count(one.patients) })}
        </small>
      ))}
    </Link>
  );
}
