// Door of the files: pictures and documents that users bring, made harmless before they are kept.
export { calendarFile, type CalendarEvent } from './calendar.ts';
export { MOST_PAGES, checkPdf } from './check-pdf.ts';
export { documentTypes, typeOfDocument, type DocumentType } from './document-type.ts';
export { FileFault, type FileFaultKind } from './file-fault.ts';
export { bareFilm } from './films/bare-film.ts';
export { bareName, hashOfFile, makeHarmless, type Harmless } from './harmless.ts';
export { pngChunks, pngOf, withWords, type PngChunk } from './png.ts';
export { sniffFile, sniffVideo, type FileType, type VideoType } from './sniff-file.ts';
export { writeZip, type ZipEntry } from './write-zip.ts';
export { MOST_PIXELS, withSharp, writePicture, type Picture, type PictureType } from './write-picture.ts';
