// How long the way between two hospitals takes: straight line, detour, speed; no map is asked (product 3.7; route planner).

export interface Place {
  readonly hospitalId: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export interface TravelFigures {
  readonly minutesPer10Km: number;
  /** Percent of the straight line. */
  readonly detour: number;
  readonly sameHospitalMinutes: number;
  readonly unknownMinutes: number;
}

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres of the straight line (haversine); null where a position is unknown. */
export function distanceKm(one: Place, other: Place): number | null {
  if (one.hospitalId === other.hospitalId) return 0;
  if (one.latitude === null || one.longitude === null || other.latitude === null || other.longitude === null)
    return null;
  const north = Math.sin(radians(other.latitude - one.latitude) / 2);
  const east = Math.sin(radians(other.longitude - one.longitude) / 2);
  const chord = north ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Whole minutes; never less between two hospitals than within one. */
export function travelMinutes(one: Place, other: Place, figures: TravelFigures): number {
  if (one.hospitalId === other.hospitalId) return figures.sameHospitalMinutes;
  const distance = distanceKm(one, other);
  if (distance === null) return figures.unknownMinutes;
  const way = (distance * figures.detour) / 100;
  return Math.max(figures.sameHospitalMinutes, Math.ceil((way / 10) * figures.minutesPer10Km));
}
