// `npm run routes`: every route of the product as one JSON line, read from the rooms themselves (specification 2).
import { rooms } from '../../apps/web/src/app/rooms.ts';

for (const { path, screen, title, ready } of rooms) console.log(JSON.stringify({ path, screen, ...title, ready }));
