// The acts that fit a text: by title or initials, with the doctor that is named behind or was found (beyond the specification: global search).
import { useMemo } from 'react';
import { useBilingual } from '../../../../lib/i18n/index.ts';
import { hasPermission } from '../../../../lib/session/index.ts';
import { useFacts } from '../../../guard/facts-store.ts';
import type { Hit } from '../hit.ts';
import { fits } from '../search-pages.ts';
import { commands, type Command } from './commands.ts';

/** What is typed, taken apart: `jlbf srx` records a visit to a doctor whose initials are srx. */
export interface Wish {
  readonly text: string;
  /** Those whose title the first word begins, when a second word follows. */
  readonly acts: readonly Command[];
  /** What doctors and hospitals are searched for. */
  readonly keyword: string;
}

const SHOWN = 6;
const doctorActs = (command: Command): boolean => 'form' in command.opens && command.opens.takesDoctor;

export function useWish(typed: string): Wish {
  const offered = useOffered();
  return useMemo(() => {
    const text = typed.trim();
    const [first = '', ...rest] = text.split(/\s+/);
    const acts = rest.length === 0 ? [] : offered.filter((one) => doctorActs(one) && fitsCommand(one, first) >= 2);
    return { text, acts, keyword: acts.length === 0 ? text : rest.join(' ') };
  }, [typed, offered]);
}

/** The commands for the wish; `doctors` are what its keyword found. */
export function useCommandHits({ text, acts }: Wish, doctors: readonly Hit[]): readonly Hit[] {
  const offered = useOffered();
  const say = useBilingual();
  return useMemo(() => {
    const plain = (one: Command): Hit => ({
      key: one.key,
      title: say(one.titles),
      context: undefined,
      icon: one.icon,
      ...('form' in one.opens
        ? { kind: 'form', form: one.opens.form, doctor: null }
        : { kind: 'command', path: one.opens.path?.() ?? one.page ?? '' }),
    });
    if (text === '') return offered.slice(0, SHOWN).map(plain);
    const named = acts.length > 0 ? doctors.slice(0, SHOWN) : doctors.slice(0, 1);
    const withDoctor = (acts.length > 0 ? acts : offered.filter(doctorActs)).flatMap((one) =>
      named.flatMap((hit) => withDoctorOf(one, hit, say(one.titles))),
    );
    const found = acts.length > 0 ? [] : offered.filter((one) => fitsCommand(one, text) > 0).map(plain);
    return [...found, ...withDoctor];
  }, [text, acts, doctors, offered, say]);
}

function withDoctorOf(one: Command, hit: Hit, title: string): Hit[] {
  if (!('form' in one.opens) || hit.kind !== 'record' || hit.doctor === undefined) return [];
  const { doctor, context } = hit;
  const { form } = one.opens;
  return [
    { key: `${one.key} ${doctor.id}`, kind: 'form', form, doctor, title, note: doctor.name, context, icon: one.icon },
  ];
}

const fitsCommand = ({ titles, initials }: Command, wanted: string): number =>
  fits({ titles, initials }, wanted.toLowerCase());

/** Those the user may do, on pages the user has. */
function useOffered(): readonly Command[] {
  const { places } = useFacts();
  return useMemo(
    () => commands.filter(({ permission, page }) => hasPermission(permission) && (!page || places.has(page))),
    [places],
  );
}
