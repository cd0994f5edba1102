import { jobKind } from '#server/platform/jobs/job.ts';

export interface DrawPicture {
  craftId: string;
}

/** Draws the picture of a craft that has been stored without one. */
export const drawPictureJob = jobKind<DrawPicture>({
  name: 'generation.draw-picture',
  maxAttempts: 8,
  lane: 'slow',
});

/** One drawing for a craft at a time, however often it is asked for. */
export const drawingOf = (craftId: string): { payload: DrawPicture; uniqueKey: string } => ({
  payload: { craftId },
  uniqueKey: `picture:${craftId}`,
});
