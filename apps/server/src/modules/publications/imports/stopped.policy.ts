// Thrown to undo the chunk that was under way when somebody stopped the import.
export class Stopped extends Error {}
