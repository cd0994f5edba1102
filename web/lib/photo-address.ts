/** The widest place, in CSS pixels, that the small copy of a profile photo fills sharply. */
const smallUpToPx = 48;

/** A profile photo's address in the size that suits the place. Anything else stays as it is. */
export function photoAddress(image: string, widthPx: number): string {
  const isProfilePhoto = /^\/api\/users\/\d+\/photo\/\w+$/.test(image);
  return isProfilePhoto && widthPx <= smallUpToPx ? `${image}?size=small` : image;
}
