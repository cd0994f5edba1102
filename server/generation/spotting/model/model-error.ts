/** The model did not look at a photo, or what it gave cannot be used. */
export class ModelError extends Error {
  override name = 'ModelError';
}
