import type { CraftReading, ModerationCase } from '#contract/safety.ts';
import type { AuthoredCase, ReportRow } from './moderation-store.ts';
import { presentPerson } from './present.ts';

/** A case with what was said about it; who said it stays out. */
export function presentCase(
  { found, author }: AuthoredCase,
  beside: { reports: readonly ReportRow[]; readings: ReadonlyMap<string, CraftReading> },
): ModerationCase {
  const reports = beside.reports.filter((report) => report.caseId === found.id);
  const { id, subject, subjectId, state, text, craftId } = found;
  return {
    id,
    subject,
    subjectId: subject === 'craft' ? subjectId : Number(subjectId),
    state,
    reasons: [...new Set([...found.findings, ...reports.map((report) => report.reason)])],
    reports: reports.length,
    notes: reports.flatMap((report) => report.note ?? []),
    text,
    craftId,
    reading: beside.readings.get(craftId ?? '') ?? null,
    author: author && presentPerson(author),
    createdAt: found.createdAt.toISOString(),
    decidedAt: found.decidedAt?.toISOString() ?? null,
  };
}
