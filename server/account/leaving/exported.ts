/** One table of somebody's data, as they would name it. */
export interface ExportedSection {
  title: string;
  rows: readonly Record<string, unknown>[];
}

export interface ExportedPart {
  sections: readonly ExportedSection[];
  /** Blobs to put beside them: name in the archive and key in the store. */
  pictures: readonly { name: string; key: string }[];
}
