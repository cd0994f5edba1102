import * as z from 'zod/mini';

/** Raised when a file of the new kind could not be read by those who know only this one. */
export const formatVersion = 1;

export const headerName = 'gluebird-backup.json';
export const sequencesName = 'sequences.json';
export const contentsName = 'contents.json';
const picturesFolder = 'pictures/';

const chunkDigits = 6;
const rowsPattern = /^tables\/([a-z_0-9]+)\/\d{6,}\.jsonl$/;

export const rowsName = (table: string, chunk: number): string =>
  `tables/${table}/${String(chunk).padStart(chunkDigits, '0')}.jsonl`;
export const tableOf = (name: string): string | null => rowsPattern.exec(name)?.[1] ?? null;

export const pictureName = (key: string): string => picturesFolder + key;
export const pictureKeyOf = (name: string): string | null =>
  name.startsWith(picturesFolder) ? name.slice(picturesFolder.length) : null;

/** The only part that files of every later kind have too. */
export const anyHeaderSchema = z.object({ format: z.int(), product: z.string() });

export const headerSchema = z.object({
  format: z.literal(formatVersion),
  /** The version of the product that wrote the file. */
  product: z.string(),
  createdAt: z.string(),
  /** What had been done to the database, oldest first. */
  migrations: z.array(z.string()),
  /** Parents before their children; each row is a list of texts in the order of these columns. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Header = z.infer<typeof headerSchema>;

const sha256Schema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const sequencesSchema = z.array(
  z.object({ table: z.string(), column: z.string(), lastValue: z.string(), isCalled: z.boolean() }),
);
export type Sequences = z.infer<typeof sequencesSchema>;

/** Stands at the end: what must have been read by then. */
export const contentsSchema = z.object({
  tables: z.array(z.object({ name: z.string(), rows: z.int(), sha256: sha256Schema })),
  pictures: z.object({
    count: z.int(),
    /** Named by rows, but not found in the blob store. */
    missing: z.int(),
    /** Over a line of key and hash for each picture. */
    sha256: sha256Schema,
  }),
});
export type Contents = z.infer<typeof contentsSchema>;

export const toJson = (value: Header | Sequences | Contents): Buffer =>
  Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
