// The addresses of the doctors' own pages below /pc: the server answers them with a light document of their own.

export const doctorPages = ['/doctorChatLogin', '/doctorLogin', '/registerDoctor'] as const;
export type DoctorPagePath = (typeof doctorPages)[number];

/** The page of a path below /pc; undefined for every other path. */
export function doctorPageAt(path: string): DoctorPagePath | undefined {
  const plain = path.replace(/\/+$/, '');
  return doctorPages.find((page) => page === plain);
}
