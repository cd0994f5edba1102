import type { Brand } from '#contract/brand.ts';
import type { Craft } from '#contract/crafts.ts';
import type { CraftsService } from '#server/crafts/service.ts';
import type { ImagesService } from '#server/images/service.ts';
import type { Sender, SenderOf } from '#server/platform/mail/mail-layout.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Actor } from '#server/platform/http/actor.ts';
import { sha256 } from '#server/platform/ids.ts';
import type { PrintChoice } from './print-job.ts';
import { PrintThread } from './print-thread.ts';

/** Goes up whenever the same craft would print otherwise. */
const printVersion = 1;
const picturePx = 640;

interface PrintDependencies {
  crafts: CraftsService;
  images: ImagesService;
  senderOf: SenderOf;
  /** Null where the place has none. */
  findLogo: (brand: Brand) => Promise<Uint8Array | null>;
}

interface Printable {
  title: string;
  /** Names this very PDF: it changes with the craft and with the choice. */
  version: string;
  make: () => Promise<Uint8Array>;
}

/** Crafts on paper. Nothing of them is kept. */
export class PrintService {
  readonly #deps: PrintDependencies;
  readonly #thread = new PrintThread();

  constructor(deps: PrintDependencies) {
    this.#deps = deps;
  }

  /** The craft, if this reader may see it, ready to be printed. */
  async find(db: Db, reader: Actor, wanted: { id: string; choice: PrintChoice }): Promise<Printable> {
    const { id, choice } = wanted;
    const craft = await this.#deps.crafts.get(db, id, reader);
    const { likes: _, ...shown } = craft;
    const sender = await this.#deps.senderOf(db);
    const version = sha256(JSON.stringify([printVersion, choice, shown, sender])).slice(0, 16);
    return { title: craft.title, version, make: () => this.#make(db, reader, { craft, choice, sender }) };
  }

  async #make(
    db: Db,
    reader: Actor,
    { craft, choice, sender }: { craft: Craft; choice: PrintChoice; sender: Sender },
  ): Promise<Uint8Array> {
    const { crafts } = this.#deps;
    const source = await crafts.findStepSource(db, reader, craft.id);
    if (!source) throw new AppError('NOT_FOUND', { message: 'This craft could not be found.' });
    const isInked = choice.ink === 'full';
    const picture = isInked ? await this.#picture(db, reader, craft) : null;
    const logo = isInked ? await this.#deps.findLogo(sender.brand) : null;
    const url = `${sender.publicUrl}/craft/${craft.id}`;
    return this.#thread.print({ craft, source, url, brand: sender.brand, choice, logo, picture });
  }

  async #picture(db: Db, reader: Actor, { id }: Craft): Promise<Uint8Array | null> {
    const { crafts, images } = this.#deps;
    const found = await crafts.picture(db, reader, { id, width: picturePx });
    return found && images.toJpeg(found.blob.bytes);
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
