import type { CraftPageData } from '#contract/craft-page.ts';
import type { Craft } from '#contract/crafts.ts';
import type { BootFacts } from '#contract/site.ts';
import type { HeadFacts, Preview } from './head.ts';

/** The size previews ask for; the largest there is. */
const previewSidePx = 1024;

/** The craft of a craft page; null when there is none. */
export const craftIn = (boot: BootFacts): Craft | null =>
  (boot.data as CraftPageData | undefined)?.craft ?? null;

/** The head of a craft's document. One that is not shared stays out of search engines. */
export function craftHead(plain: HeadFacts, craft: Craft): HeadFacts {
  const address = `${plain.origin}/craft/${craft.id}`;
  const imageUrl = craft.imageUrl && `${plain.origin}${craft.imageUrl}&w=${previewSidePx}`;
  const preview: Preview = {
    type: 'article',
    image: imageUrl ? { url: imageUrl, alt: craft.imageAlt, sidePx: previewSidePx } : null,
    facts: howTo(craft, { address, imageUrl }),
  };
  const { title, description } = craft;
  return { ...plain, title, description, address, isListed: craft.shared, preview };
}

/** What stays when the craft is done. */
const tool =
  /\b(scissors|ruler|pencil|brush|paintbrush|hole punch|stapler|needle|rolling pin|baking tray|bowl|iron|glue gun)\b/i;

/** schema.org's HowTo. */
function howTo(craft: Craft, { address, imageUrl }: { address: string; imageUrl: string | null }): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name: craft.title,
    description: craft.description,
    url: address,
    ...(imageUrl ? { image: imageUrl } : {}),
    totalTime: `PT${craft.duration}M`,
    datePublished: craft.sharedDate ?? craft.createdAt,
    supply: craft.materials.flatMap(({ name, amount }) =>
      tool.test(name)
        ? []
        : [{ '@type': 'HowToSupply', name, ...(amount ? { requiredQuantity: amount } : {}) }],
    ),
    tool: craft.materials.flatMap(({ name }) => (tool.test(name) ? [{ '@type': 'HowToTool', name }] : [])),
    step: craft.steps.map((step, index) => ({ '@type': 'HowToStep', position: index + 1, text: step.text })),
  };
}
