// Where the phone is, for meetings that ask for it.

export interface PhonePlace {
  readonly latitude: number;
  readonly longitude: number;
  /** Metres that the position may be off. */
  readonly accuracy: number;
}

/** Rejects where the browser does not tell. */
export const findPlace = (): Promise<PhonePlace> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ latitude: coords.latitude, longitude: coords.longitude, accuracy: Math.round(coords.accuracy) }),
      () => reject(new Error('no place')),
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 },
    );
  });
