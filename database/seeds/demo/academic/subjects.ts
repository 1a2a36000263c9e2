// What several doctors share: trials, guidelines and meetings with their members, drawn so that a city and a speciality hold together.
import { addDays } from '../days.ts';
import type { Random } from '../random.ts';
import { renownOf, type AcademicDoctor, type Specialty } from './academic-doctors.ts';
import { diseases, fill, guideShapes, meetingFields, meetingShapes, trialScopes, trialShapes } from './record-words.ts';

export interface Subject {
  readonly kind: 'RESEARCH' | 'GUIDE' | 'MEETING';
  readonly key: string;
  readonly title: string;
  readonly day: string;
  readonly place: string;
  readonly disease: string;
  readonly scope: string;
  readonly number: number;
  /** The leading one first. */
  readonly members: readonly AcademicDoctor[];
}

const specialties: readonly Specialty[] = ['neurology', 'psychiatry', 'other'];

/** About one trial for four doctors, a guideline for twelve, a meeting for three. */
export function planSubjects(doctors: readonly AcademicDoctor[], random: Random, today: string): Subject[] {
  return specialties.flatMap((specialty) => {
    const own = doctors.filter((doctor) => doctor.specialty === specialty);
    if (own.length < 3) return [];
    const draw = drawing(own, random, today);
    return [
      ...Array.from({ length: Math.ceil(own.length / 4) }, (_, at) => trial(draw(3, 9), random, at)),
      ...Array.from({ length: Math.ceil(own.length / 12) }, (_, at) => guide(draw(4, 12), random, at)),
      ...Array.from({ length: Math.ceil(own.length / 3) }, (_, at) => meeting(draw(4, 14), random, at)),
    ];
  });
}

interface Drawn {
  readonly specialty: Specialty;
  readonly members: readonly AcademicDoctor[];
  readonly day: string;
}
type Draw = (from: number, to: number) => Drawn;

/** Members come from the city of the first; one in five from anywhere. Leading doctors are asked more often. */
function drawing(own: readonly AcademicDoctor[], random: Random, today: string): Draw {
  const byCity = Map.groupBy(own, (doctor) => doctor.city);
  const one = (from: readonly AcademicDoctor[]): AcademicDoctor => {
    let best = random.pick(from);
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const doctor = random.pick(from);
      if (random.next() < renownOf(doctor)) return doctor;
      if (renownOf(doctor) > renownOf(best)) best = doctor;
    }
    return best;
  };
  return (from, to) => {
    const lead = one(own);
    const near = byCity.get(lead.city)!;
    const wanted = Math.min(random.between(from, to), own.length);
    const found = new Set([lead]);
    for (let attempt = 0; found.size < wanted && attempt < wanted * 4; attempt += 1)
      found.add(one(random.chance(0.8) ? near : own));
    // Who is known best leads.
    const members = [...found].toSorted((a, b) => renownOf(b) - renownOf(a) || a.id - b.id);
    const day = addDays(today, -Math.floor(30 + random.next() ** 1.6 * 3400));
    return { specialty: lead.specialty, members, day };
  };
}

function trial({ specialty, members, day }: Drawn, random: Random, at: number): Subject {
  const disease = random.pick(diseases[specialty]);
  const number = 2_100_000 + random.between(10_000, 99_999);
  const title = fill(random.pick(trialShapes), { disease });
  const scope = random.pick(trialScopes);
  const key = `trial:ChiCTR${number}-${specialty}-${at}`;
  return { kind: 'RESEARCH', key, title, day, place: '', disease, scope, number, members };
}

function guide({ specialty, members, day }: Drawn, random: Random, at: number): Subject {
  const disease = random.pick(diseases[specialty]);
  const year = day.slice(0, 4);
  const title = `${fill(random.pick(guideShapes), { disease })}（${year}）`;
  const key = `guide:${specialty}-${at}`;
  const place = `全国${meetingFields[specialty]}指南工作组`;
  return { kind: 'GUIDE', key, title, day, place, disease, scope: '', number: random.between(0, 260), members };
}

function meeting({ specialty, members, day }: Drawn, random: Random, at: number): Subject {
  const { city, province } = members[0]!;
  const field = meetingFields[specialty];
  const title = `${day.slice(0, 4)} ${fill(random.pick(meetingShapes), { city, province, field })}`;
  const key = `meeting:${specialty}-${at}`;
  return { kind: 'MEETING', key, title, day, place: city, disease: '', scope: '', number: 0, members };
}
