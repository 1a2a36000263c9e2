// Doctors of the user's own lists, remembered in this browser so that a visit is recorded without a network (decision 19).
import { connection } from '../../../../lib/api/index.ts';
import { readSimulation, seenStore } from '../../../../lib/storage/index.ts';

/** Who it is and where: no number, no address, nothing else of a doctor is kept. */
export interface PickedDoctor {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly hospitalName: string;
  readonly department: string;
}
type SeenDoctor = PickedDoctor & { readonly seenAt: number };

/** As many are kept, the latest seen; longer than this none. */
const MOST = 1000;
const KEPT_MILLISECONDS = 30 * 86_400_000;
const SHOWN = 20;

const stores = new Map<string, ReturnType<typeof seenStore<SeenDoctor>>>();
const written = new Set<string>();

/** One for each user of each enterprise; none for a view as another user, or before anyone signed in. */
function store(): ReturnType<typeof seenStore<SeenDoctor>> | undefined {
  const { enterpriseId, userId } = connection();
  if (userId === '' || readSimulation() !== null) return undefined;
  const name = `doctors:${enterpriseId}:${userId}`;
  const known = stores.get(name) ?? seenStore<SeenDoctor>(name);
  stores.set(name, known);
  return known;
}

/** A browser that keeps nothing is no fault: then nobody is found without a network. */
export async function rememberDoctors(doctors: readonly PickedDoctor[]): Promise<void> {
  const { enterpriseId, userId } = connection();
  const keyOf = ({ id }: PickedDoctor): string => `${enterpriseId}:${userId}:${id}`;
  const fresh = doctors.filter((doctor) => !written.has(keyOf(doctor)));
  const kept = store();
  if (kept === undefined || fresh.length === 0) return;
  for (const doctor of fresh) written.add(keyOf(doctor));
  const seenAt = Date.now();
  await kept.put(
    ...fresh.map(({ id, name, title, hospitalName, department }) => ({
      id,
      name,
      title,
      hospitalName,
      department,
      seenAt,
    })),
  );
  const old = outdated(await kept.all(), seenAt);
  if (old.length > 0) await kept.remove(...old);
}

/** Ids beyond the number or the days that are kept. */
export function outdated(seen: readonly SeenDoctor[], now: number): string[] {
  return seen
    .toSorted((one, other) => other.seenAt - one.seenAt)
    .filter((one, place) => place >= MOST || now - one.seenAt > KEPT_MILLISECONDS)
    .map((one) => one.id);
}

/** Those whose name or hospital contains the text, names first. */
export async function findSeen(keyword: string): Promise<PickedDoctor[]> {
  const wanted = keyword.trim().toLowerCase();
  const seen =
    (await store()
      ?.all()
      .catch(() => [])) ?? [];
  return matching(seen, wanted).slice(0, SHOWN);
}

export function matching<D extends PickedDoctor>(seen: readonly D[], wanted: string): D[] {
  const rank = (one: D): number =>
    one.name.toLowerCase().includes(wanted) ? 0 : one.hospitalName.toLowerCase().includes(wanted) ? 1 : 2;
  return wanted === ''
    ? []
    : seen
        .filter((one) => rank(one) < 2)
        .toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name, 'zh'));
}
