import type { ImageStatus } from '#contract/crafts.ts';
import { firstLookName } from '#contract/first-look.ts';
import { CraftPicture } from '#web/ui/craft-picture.tsx';
import { craftMessages } from './messages.ts';
import { type Pictured, pictureSizes, pictureSource } from './picture-source.ts';

/** How often a finished picture is asked for again. */
const retries = 3;

export interface PhotoFacts extends Pictured {
  title: string;
  imageStatus?: ImageStatus | undefined;
  imageAlt?: string | undefined;
  imageColor?: string | undefined;
}

interface CraftPhotoProps {
  craft: PhotoFacts;
  /** How wide it stands, as the `sizes` of an image say it. */
  sizes: string;
  eager?: boolean;
}

/** The picture of a craft in whatever state it is: being made, on its way, there, or not to be had. */
export function CraftPhoto({ craft, sizes, eager }: CraftPhotoProps) {
  const isMade = (craft.imageStatus ?? 'completed') === 'completed';
  return (
    <CraftPicture
      src={isMade ? pictureSource(craft) : null}
      srcSet={pictureSizes(craft.imageUrl)}
      sizes={sizes}
      alt={craft.imageAlt || craftMessages.pictureOf(craft.title)}
      retries={retries}
      eager={eager}
      firstLook={(eager && craft.imageUrl && firstLookName(craft.imageUrl)) || undefined}
      {...(craft.imageColor ? { color: craft.imageColor } : {})}
    />
  );
}
