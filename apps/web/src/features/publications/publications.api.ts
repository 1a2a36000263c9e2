// What the screen of publications asks the server.
import {
  publicationBenchEndpoints as bench,
  publicationEndpoints as calls,
  type BenchBy,
} from '@yijian/contract/publications';
import { useCall, useWrite } from '../../lib/api/index.ts';

const quiet = { errorMessage: false };
/** Milliseconds between two looks at an import under way. */
const LOOK = 700;

export const useCounts = () => useCall(bench.counts, {}, quiet).data;

export const useGroups = (by: BenchBy, keyword: string) =>
  useCall(
    bench.listGroups,
    { query: { by, size: 50, ...(keyword === '' ? {} : { keyword }) } },
    { ...quiet, keepPrevious: true },
  );

export interface Sought {
  readonly by: BenchBy;
  readonly id: string | undefined;
  readonly page: number;
}

export const PAGE_SIZE = 20;

export const useItems = ({ by, id, page }: Sought) => {
  const who = id === undefined ? {} : by === 'DOCTOR' ? { doctorId: id } : { scholarId: id };
  return useCall(bench.listItems, { query: { ...who, page, size: PAGE_SIZE } }, { ...quiet, keepPrevious: true });
};

export const useLastDecision = (isOn: boolean) =>
  useCall(bench.lastDecision, {}, { ...quiet, enabled: isOn }).data?.decision ?? null;

const changed = [
  bench.listItems,
  bench.listGroups,
  bench.counts,
  bench.lastDecision,
  bench.listScholars,
  bench.listScholarWorks,
  calls.listPapers,
  calls.summarizePapers,
];

export const useDecide = () => useWrite(bench.decide, { refreshes: changed });
export const useUndo = () => useWrite(bench.undo, { refreshes: changed });
export const useMergeScholars = () => useWrite(bench.mergeScholars, { refreshes: changed });
export const useSplitScholar = () => useWrite(bench.splitScholar, { refreshes: changed });

export const useScholars = (keyword: string, notId: string) =>
  useCall(bench.listScholars, keyword.length < 2 ? null : { query: { keyword, notId, size: 8 } }, {
    ...quiet,
    keepPrevious: true,
  });

export const useScholarWorks = (id: string) =>
  useCall(bench.listScholarWorks, { params: { id }, query: { size: 100 } }, quiet);

/** The imports; looked at again and again while one runs. */
export function useImports() {
  const args = { query: { size: 20 } };
  const imports = useCall(calls.listImports, args, quiet);
  const running = imports.data?.content.find(({ state }) => state === 'RUNNING');
  useCall(calls.listImports, args, { ...quiet, refetchInterval: running === undefined ? false : LOOK });
  return { imports, running };
}

export const useImport = (id: string) => useCall(calls.findImport, { params: { id } }, quiet);

export const useStop = () => useWrite(calls.stopImport, { refreshes: [calls.listImports] });
