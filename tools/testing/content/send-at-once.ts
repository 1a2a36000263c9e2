// For journeys: the hour at which a message goes out comes at once, whatever the hour of the run.
import postgres from 'postgres';
import type { Product } from '../products/products.ts';
import { makeDue, withoutQuietHours } from './sending-process.ts';

export async function sendAtOnce({ databaseUrl }: Product, sendId: string): Promise<void> {
  const owner = postgres(databaseUrl, { max: 1 });
  await withoutQuietHours({ owner });
  await makeDue({ owner }, sendId);
  await owner.end();
}
