export interface PageProps {
  params: Record<string, string>;
  /** What the document brought along for the page it was made for. */
  data?: unknown;
}
