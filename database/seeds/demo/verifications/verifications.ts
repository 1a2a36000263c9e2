// Requests to verify doctors in every state, made by the product's own steps at dates before today (product 3.6).
import { createHash } from 'node:crypto';
import {
  approveRequest,
  askAgain,
  askForMore,
  completeReview,
  decideField,
  keepCertificate,
  pickRequest,
  rejectRequest,
  saveDraft,
  submitRequest,
  verificationEffects,
} from '../../../../apps/server/src/modules/verifications/index.ts';
import { offerEffects } from '../../../../apps/server/src/modules/workflows/index.ts';
import type { Vault } from '../../../../apps/server/src/platform/secrets/index.ts';
import type { Transaction } from '../../reference/index.ts';
import { actAs, findActor, type ActingContext, type ActingUser } from '../acting.ts';
import { addDays, momentOf } from '../days.ts';
import { cases, type Act, type Case } from './cases.ts';
import { certificatePicture } from './certificate-picture.ts';

interface Desk {
  readonly enterpriseId: string;
  readonly today: string;
  /** Login of the one who hands them in. */
  readonly hero: string;
  readonly vault: Vault;
}

/** Doctors of the hero that the other tours of the demo do not come across. */
const FIRST_DOCTOR = 40;

interface Doctor {
  readonly id: string;
  readonly name: string;
  readonly pinyin: string;
  readonly departmentName: string;
}

export async function storeVerifications(tx: Transaction, desk: Desk): Promise<void> {
  // No server stands around the generator that would have offered them.
  offerEffects(verificationEffects);
  const people = {
    hero: await findActor(tx, { login: desk.hero }),
    steward: await findActor(tx, { role: 'STEW' }),
    admin: await findActor(tx, { role: 'admin' }),
  };
  const doctors = await doctorsOf(tx, people.hero.id, cases.length);
  let place = -1;
  for (const [index, one] of cases.entries()) {
    if (one.sameDoctor !== true) place += 1;
    const doctor = doctors[place];
    if (doctor !== undefined) await storeCase(tx, { desk, people, one, index, doctor });
  }
  // Nobody is told anew of what lies in the past.
  await tx`delete from outbox_events where topic like 'workflows.%'`;
  await tx`delete from notices where enterprise_id = app.enterprise_id() and kind like 'verifications.%'`;
}

interface Storing {
  readonly desk: Desk;
  readonly people: { readonly hero: ActingUser; readonly steward: ActingUser; readonly admin: ActingUser };
  readonly one: Case;
  readonly index: number;
  readonly doctor: Doctor;
}

async function storeCase(tx: Transaction, storing: Storing): Promise<void> {
  const { desk, people, one, index, doctor } = storing;
  let minute = 560 + index * 9;
  const as = (user: ActingUser, daysLater = 0): ActingContext => {
    minute += 11;
    const day = addDays(desk.today, -Math.max(0, one.daysAgo - daysLater));
    return actAs(tx, {
      enterpriseId: desk.enterpriseId,
      user,
      when: new Date(momentOf(day, minute)),
      vault: desk.vault,
    });
  };
  const fields = Object.fromEntries(
    Object.entries(one.fields).map(([field, value]) => [field, value === 'KNOWN' ? doctor.departmentName : value]),
  );
  const draft = { doctorId: doctor.id, note: one.note, fields: { name: doctor.name, ...fields } };
  const { id } = await saveDraft(as(people.hero), draft);
  for (const [number, certificate] of one.certificates.entries())
    await bring(as(people.hero), { ...storing, id, number, certificate });
  if (one.isDraft === true) return;
  await submitRequest(as(people.hero), id);
  for (const act of one.acts) await perform(as, { ...storing, id, act });
}

const numberOf = (index: number, place: number): string => String(110_330_100_200_000 + index * 1_009 + place * 97);

async function bring(
  context: ActingContext,
  {
    one,
    index,
    id,
    number: place,
    certificate,
    doctor,
    desk,
  }: Storing & { id: string; number: number; certificate: Case['certificates'][number] },
): Promise<void> {
  const { type, years, copyOf } = certificate;
  const own = one.fields['licenceNumber'];
  const number =
    copyOf === undefined
      ? type === 'PRACTICE' && own !== undefined
        ? own
        : numberOf(index, place)
      : cases[copyOf]!.fields['licenceNumber']!;
  const picture = certificatePicture({ type, name: doctor.pinyin.slice(0, 12), number });
  const year = Number(desk.today.slice(0, 4));
  const dates = years === undefined ? {} : { expiresOn: `${year + years}-06-30` };
  const given = { requestId: id, type, number, holderName: doctor.name, issuedOn: `${year - 6}-07-01`, ...dates };
  await keepCertificate(context, {
    given,
    name: `${type.toLowerCase()}-${number.slice(-4)}.png`,
    harmless: {
      type: 'image/png',
      content: picture.bytes,
      hash: createHash('sha256').update(picture.bytes).digest('hex'),
      pictureHash: picture.hash,
      fineHash: null,
      width: picture.width,
      height: picture.height,
      pages: null,
    },
  });
}

async function perform(
  as: (user: ActingUser, daysLater?: number) => ActingContext,
  { people, one, id, act }: Storing & { id: string; act: Act },
): Promise<void> {
  const { steward, admin } = people;
  const reason = one.reason ?? '';
  const names = ['name', ...Object.keys(one.fields)] as ('name' | 'department' | 'title' | 'licenceNumber')[];
  const decide = async (decision: 'ACCEPTED' | 'REJECTED', wanted: typeof names): Promise<void> => {
    for (const field of wanted)
      await decideField(as(steward, 1), {
        id,
        field,
        decision,
        comment: decision === 'REJECTED' ? '证件上未见该职称' : '',
      });
  };
  switch (act) {
    case 'pick':
      return void (await pickRequest(as(steward, 1), id));
    case 'accept':
      return decide('ACCEPTED', names);
    case 'acceptFirst':
      await decide(
        'ACCEPTED',
        names.filter((field) => field !== 'title'),
      );
      return one.acts.includes('complete') ? decide('REJECTED', ['title']) : undefined;
    case 'complete':
      return void (await completeReview(as(steward, 1), { id, comment: '' }));
    case 'approve':
      return void (await approveRequest(as(admin, 2), { id, comment: '已核对注册库' }));
    case 'needInfo':
      return void (await askForMore(as(steward, 1), { id, reason }));
    case 'reject':
      return void (await rejectRequest(as(steward, 1), { id, reason }));
    case 'reverify':
      return void (await askAgain(as(steward, 3), { id, reason }));
  }
}

async function doctorsOf(tx: Transaction, userId: string, count: number): Promise<Doctor[]> {
  return tx<Doctor[]>`
    select d.id::text, d.name, d.pinyin, d.department_name as "departmentName" from doctor_owners o
    join doctors d on d.enterprise_id = o.enterprise_id and d.id = o.doctor_id
    where o.enterprise_id = app.enterprise_id() and o.user_id = ${userId} order by o.id offset ${FIRST_DOCTOR} limit ${count}`;
}
