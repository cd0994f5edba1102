import type { Clock } from '#server/platform/clock.ts';
import type { ImagesService } from '#server/images/service.ts';
import type { Picture, PictureEngine, PictureRequest } from '#server/generation/pictures/picture.ts';
import { picturePrompt, picturePromptVersion } from '#server/generation/prompts/picture-v2.ts';
import { askAboutImageModel, loadImageModel } from './image-model.ts';
import type { LoadedImageModel } from './image-model.ts';
import { toVendorError, VendorError } from './vendor-error.ts';
import { VendorLine } from './vendor-line.ts';
import type { Admit, RecordCall, Usage } from './vendor-line.ts';
import { modelOf } from './vendor-settings.ts';
import type { DrawingVendor, VendorSettings } from './vendor-settings.ts';

interface VendorPictureDependencies {
  settings: VendorSettings<DrawingVendor>;
  timeoutMs: number;
  clock: Clock;
  admit: Admit;
  recordCall: RecordCall;
  images: ImagesService;
}

/** Pictures of a vendor's model, behind the same port as the built-in illustrator. */
export class VendorPicture implements PictureEngine {
  readonly provider: string;
  #deps: VendorPictureDependencies;
  #model: string;
  #line: VendorLine;
  #loaded: Promise<LoadedImageModel> | undefined;

  constructor(deps: VendorPictureDependencies) {
    const { settings, clock, admit, recordCall } = deps;
    this.#deps = deps;
    this.provider = settings.provider;
    this.#model = modelOf('picture', settings);
    const { provider } = this;
    const of = {
      kind: 'picture',
      provider,
      model: this.#model,
      promptVersion: picturePromptVersion,
    } as const;
    this.#line = new VendorLine({ of, clock, admit, recordCall });
  }

  /** One call and no more: when to try again is the job's decision. */
  draw(request: PictureRequest, signal: AbortSignal): Promise<Picture> {
    return this.#line.call({
      signal,
      ask: () => this.#ask(request, signal),
      read: ({ bytes }) => this.#read(bytes),
    });
  }

  async check(signal: AbortSignal): Promise<void> {
    try {
      await askAboutImageModel(this.#deps.settings, this.#model, this.#within(signal));
    } catch (error) {
      throw toVendorError(error);
    }
  }

  async #ask(request: PictureRequest, signal: AbortSignal): Promise<{ bytes: Buffer; usage: Usage }> {
    const { generateImage } = await import('ai');
    this.#loaded ??= loadImageModel(this.#deps.settings, this.#model);
    const { model, options } = await this.#loaded;
    const { image, usage } = await generateImage({
      model,
      ...options,
      prompt: picturePrompt(request),
      maxRetries: 0,
      abortSignal: this.#within(signal),
    });
    return {
      bytes: Buffer.from(image.uint8Array),
      usage: { inputTokens: usage.inputTokens ?? null, outputTokens: usage.outputTokens ?? null },
    };
  }

  #within(signal: AbortSignal): AbortSignal {
    return AbortSignal.any([signal, AbortSignal.timeout(this.#deps.timeoutMs)]);
  }

  async #read(bytes: Buffer): Promise<Picture> {
    try {
      return await this.#deps.images.readPicture(bytes);
    } catch (error) {
      throw new VendorError('bad-output', { cause: error });
    }
  }
}
