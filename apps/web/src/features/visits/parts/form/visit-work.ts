// The visit being written down: its fields, what is missing, and the body that is sent.
import type { NewVisit, Reaction, ShownKind, VisitDetail } from '@yijian/contract/visits';
import type { z } from 'zod';
import type { PickedDoctor } from '../../../doctors/index.ts';
import { shanghaiParts } from '../../../../lib/format/index.ts';

export interface VisitWork {
  readonly doctor: PickedDoctor | null;
  /** `YYYY-MM-DD HH:mm` in Asia/Shanghai. */
  readonly startsAt: string;
  readonly visitType: string;
  readonly visitPurposes: readonly string[];
  readonly visitDuration: string;
  readonly visitResults: string;
  readonly products: readonly ProductWork[];
  readonly materials: readonly ShownWork[];
  readonly notes: string;
  readonly questions: string;
  readonly nextStep: string;
  readonly nextStepDue: string;
  readonly adverseEvent: boolean;
  readonly offLabel: boolean;
  readonly place: Place | null;
  readonly companionIds: readonly string[];
  readonly jointManagerId: string;
  readonly colleagueIds: readonly string[];
  readonly lateReason: string;
}

export interface ProductWork {
  readonly productId: string;
  readonly keyMessage: string;
  readonly reaction: z.infer<typeof Reaction> | null;
}

export interface ShownWork {
  readonly kind: ShownKind;
  readonly id: string;
  readonly title: string;
  readonly edition: number;
}

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracyMetres: number;
}

/** `YYYY-MM-DD HH:mm` in Asia/Shanghai of a moment. */
export function shanghaiText(moment: Date | string | number): string {
  const parts = shanghaiParts(moment);
  return parts === null ? '' : `${parts.day} ${parts.time}`;
}

/** The moment of a Shanghai time; China keeps UTC+8 all year. */
export function momentOf(text: string): Date {
  return new Date(`${text.replace(' ', 'T')}:00+08:00`);
}

export function emptyWork(doctor: PickedDoctor | null, now: Date): VisitWork {
  return {
    doctor,
    startsAt: shanghaiText(now),
    visitType: '',
    visitPurposes: [],
    visitDuration: '',
    visitResults: '',
    products: [],
    materials: [],
    notes: '',
    questions: '',
    nextStep: '',
    nextStepDue: '',
    adverseEvent: false,
    offLabel: false,
    place: null,
    companionIds: [],
    jointManagerId: '',
    colleagueIds: [],
    lateReason: '',
  };
}

export function workOf(visit: VisitDetail): VisitWork {
  const { latitude, longitude, accuracyMetres } = visit;
  return {
    doctor: {
      id: visit.doctorId,
      name: visit.doctorName,
      title: visit.doctorTitle,
      hospitalName: visit.hospitalName,
      department: visit.department,
    },
    startsAt: shanghaiText(visit.startsAt),
    visitType: visit.visitType,
    visitPurposes: visit.visitPurposes,
    visitDuration: visit.visitDuration ?? '',
    visitResults: visit.visitResults ?? '',
    products: visit.products.map(({ productId, keyMessage, reaction }) => ({ productId, keyMessage, reaction })),
    materials: visit.materials.map(({ kind, id, title, edition }) => ({ kind, id, title, edition })),
    notes: visit.notes,
    questions: visit.questions,
    nextStep: visit.nextStep,
    nextStepDue: visit.nextStepDue ?? '',
    adverseEvent: visit.adverseEvent,
    offLabel: visit.offLabel,
    companionIds: visit.companions.map((one) => one.id),
    jointManagerId: visit.jointManager?.id ?? '',
    colleagueIds: visit.colleagues.map((one) => one.id),
    lateReason: visit.lateReason,
    place:
      latitude === null || longitude === null ? null : { latitude, longitude, accuracyMetres: accuracyMetres ?? 0 },
  };
}

/** What the form of a change began from. */
export interface ReadVisit {
  readonly id: string;
  readonly version: number;
  readonly work: VisitWork;
}

export function readOf(visit: VisitDetail): ReadVisit {
  return { id: visit.id, version: visit.version, work: workOf(visit) };
}

/** The newest work with what was written since the older was read: an own value stays, all else is the newest. */
export function mergedWork(own: VisitWork, read: VisitWork, newest: VisitWork): VisitWork {
  const written = Object.entries(own).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(read[field as keyof VisitWork]),
  );
  return { ...newest, ...Object.fromEntries(written), doctor: newest.doctor };
}

export type Missing = 'doctor' | 'visitType' | 'startsAt' | 'visitPurposes' | 'visitDuration' | 'visitResults';

/** What is missing to keep the visit, or to submit it. */
export function missingIn(work: VisitWork, toSubmit: boolean): Missing[] {
  const always: [Missing, boolean][] = [
    ['doctor', work.doctor === null],
    ['visitType', work.visitType === ''],
    ['startsAt', Number.isNaN(momentOf(work.startsAt).getTime())],
  ];
  const submitted: [Missing, boolean][] = [
    ['visitPurposes', work.visitPurposes.length === 0],
    ['visitDuration', work.visitDuration === ''],
    ['visitResults', work.visitResults === ''],
  ];
  return [...always, ...(toSubmit ? submitted : [])].filter(([, missing]) => missing).map(([name]) => name);
}

type Body = Omit<z.input<typeof NewVisit>, 'doctorId' | 'as' | 'startsAt'> & { startsAt: string };

/** The body without the doctor, which a change cannot replace. */
export function bodyOf(work: VisitWork): Body {
  return {
    visitType: work.visitType,
    visitPurposes: [...work.visitPurposes],
    startsAt: momentOf(work.startsAt).toISOString(),
    products: work.products.map(({ productId, keyMessage, reaction }) => ({
      productId,
      keyMessage,
      ...(reaction ? { reaction } : {}),
    })),
    materials: work.materials.map(({ kind, id }) => ({ kind, id })),
    notes: work.notes,
    questions: work.questions,
    nextStep: work.nextStep,
    adverseEvent: work.adverseEvent,
    offLabel: work.offLabel,
    companionIds: [...work.companionIds],
    colleagueIds: [...work.colleagueIds],
    ...(work.visitDuration ? { visitDuration: work.visitDuration } : {}),
    ...(work.visitResults ? { visitResults: work.visitResults } : {}),
    ...(work.nextStepDue ? { nextStepDue: work.nextStepDue } : {}),
    ...(work.jointManagerId ? { jointManagerId: work.jointManagerId } : {}),
    ...(work.lateReason ? { lateReason: work.lateReason } : {}),
    ...work.place,
  };
}
