/** What a photo that somebody sends may weigh. */
export const largestPhotoBytes = 12_000_000;
export const photoTooLarge = `This photo is larger than ${largestPhotoBytes / 1_000_000} MB. Please choose a smaller one.`;
/** As a data URL in a body it takes a third more, and the rest of the body comes on top. */
export const photoBodyLimitBytes = 17_000_000;
