// The peer of the customer list: a bare `node:http` server that runs the very statement the product sends, on the same
// driver with as many connections of the same role and the same settings. It parses its query and nothing else: no sign-in, no rights, no
// enterprise, no checks, no limits, no log.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import postgres from 'postgres';

/** What stands at each place of the statement: a value of the query, as a list or not, or something fixed. */
export type Place = { readonly field: string } | { readonly fixed: unknown };

export interface BareOrder {
  readonly url: string;
  readonly enterpriseId: string;
  readonly pool: number;
  readonly text: string;
  readonly places: readonly Place[];
}

process.once('message', (order: BareOrder) => serve(order));
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true });

function serve({ url, enterpriseId, pool, text, places }: BareOrder): void {
  // The driver knows `max_pipeline`, its types do not.
  const size = { max: pool, max_pipeline: 1 };
  const sql = postgres(url, {
    ...size,
    onnotice: () => {},
    connection: { 'app.enterprise_id': enterpriseId },
  });
  const server = createServer((request, response) => {
    const address = request.url ?? '';
    const query = new URLSearchParams(address.slice(address.indexOf('?')));
    const values = places.map((place) => ('field' in place ? query.getAll(place.field) : place.fixed));
    sql.unsafe(text, values as never[], { prepare: true }).then(
      ([row]) => {
        const answer = Buffer.from(
          `{"code":200,"message":"success","result":{"content":${row!['content']},"totalElements":${row!['length']}}}`,
        );
        response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': answer.length });
        response.end(answer);
      },
      (error: unknown) => {
        response.writeHead(500, { 'content-length': 0 });
        response.end();
        console.error(error);
      },
    );
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
}
