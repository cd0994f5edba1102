/** Where backups lie that are made by themselves. */
export interface Shelf {
  /** For people. */
  readonly place: string;
  /** The names of ours and how large they are, in no order. */
  list(): Promise<ShelvedFile[]>;
  /** Has somebody make a file under the path they are given; it is on the shelf once it is whole, and not before. */
  add(name: string, make: (target: string) => Promise<void>): Promise<void>;
  /** Lends a file under a path that is good until the work is done. */
  lend<T>(name: string, work: (file: string) => Promise<T>): Promise<T>;
  remove(name: string): Promise<void>;
}

export interface ShelvedFile {
  name: string;
  bytes: number;
}
