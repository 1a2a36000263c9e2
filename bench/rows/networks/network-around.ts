// The network around one person, 150 persons large, on a million relations: asked one after the other, every one of another person.
import { atMost, type Bench } from '../../figure.ts';
import { median, quantile, type Call } from '../../load/message.ts';
import { timeCalls } from '../../stage/http.ts';
import { onNetworks, RELATIONS, type NetworkStage } from './network-stage.ts';

const LOGIN = 'lin.zhiyuan';
const NODES = 150;

export const networkAround: Bench = {
  name: 'network-around',
  run: () =>
    onNetworks(async (on) => {
      const { stage, product, relations, centres } = on;
      if (relations < RELATIONS) throw new Error(`there are only ${relations} relations`);
      const calls = centres.map((id): Call => ({ method: 'GET', path: pathOf(id) }));
      // Before it is measured: every one of them is as large as it is said to be, and statements are prepared.
      await checkSizes(on);
      const times = (await timeCalls(stage, product.port, LOGIN, calls)).toSorted((a, b) => a - b);
      const note = `${relations} relations, ${times.length} persons, every fifth with 300 relations or more`;
      return [
        { name: 'network around one, median', figure: median(times), unit: 'ms', limit: atMost(60), note },
        { name: 'network around one, p99', figure: quantile(times, 0.99), unit: 'ms', limit: atMost(60) },
      ];
    }),
};

const pathOf = (id: string): string => `/prod-api/doctorAcademicNetworkCenterChart?personId=${id}`;

async function checkSizes({ stage, product, centres }: NetworkStage): Promise<void> {
  const authorization = `Bearer ${await stage.token(LOGIN, product.port)}`;
  for (const id of centres) {
    const answer = await fetch(`http://localhost:${product.port}${pathOf(id)}`, { headers: { authorization } });
    const { result } = (await answer.json()) as { result?: { nodes: readonly unknown[] } };
    if (result?.nodes.length !== NODES)
      throw new Error(`the network around ${id} has ${result?.nodes.length ?? answer.status}, not ${NODES} persons`);
  }
}
