// A stand-in for an SMS service with a limit: it speaks SendSms of aliyun, takes so many messages in a second and turns away whatever is more, and counts
// what it took by its reference and by its phone. Nobody's signature is checked.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SmsTaken {
  readonly taken: number;
  readonly turnedAway: number;
  /** Messages whose reference or whose phone had come before. */
  readonly twice: number;
}

const perSecond = Number(process.env['MESSAGES_PER_SECOND']);
const references = new Set<string>();
const phones = new Set<string>();
let taken = 0;
let turnedAway = 0;
let second = 0;
let inSecond = 0;

const server = createServer((request, response) => {
  const now = Math.floor(performance.now() / 1000);
  if (now !== second) [second, inSecond] = [now, 0];
  const isOver = inSecond >= perSecond;
  if (isOver) turnedAway += 1;
  else {
    inSecond += 1;
    taken += 1;
    const query = new URL(request.url ?? '/', 'http://service').searchParams;
    references.add(query.get('OutId') ?? '');
    phones.add(query.get('PhoneNumbers') ?? '');
  }
  request.resume();
  const answer = isOver
    ? { Code: 'Throttling.User', Message: '' }
    : { Code: 'OK', Message: 'OK', BizId: String(taken) };
  response.writeHead(isOver ? 400 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
});
process.on('message', () => {
  const known = Math.min(references.size, phones.size);
  process.send?.({ taken, turnedAway, twice: taken - known } satisfies SmsTaken);
});
process.on('disconnect', () => process.exit(0));
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
