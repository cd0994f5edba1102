import { type Brand, logoAddress } from '#contract/brand.ts';
import { toneForLight } from '#contract/color.ts';
import type { Craft } from '#contract/crafts.ts';
import { craftMessages } from '#web/crafts/messages.ts';
import { pictureOfWidth } from '#web/crafts/picture-source.ts';
import { difficultyWords } from '#contract/difficulty-words.ts';
import { QrPicture } from '#web/ui/qr/qr-picture.tsx';
import { printMessages as words } from './print-messages.ts';

const detail = craftMessages.detail;

interface PrintSheetProps {
  craft: Craft;
  url: string;
  brand: Brand;
  /** Without the picture and without colors. */
  saveInk: boolean;
}

/** A craft as a page for the fridge door. Its looks are print-sheet.css, which goes wherever this is shown. */
export function PrintSheet({ craft, url, brand, saveInk }: PrintSheetProps) {
  return (
    <article className="sheet" data-ink={saveInk ? 'save' : 'full'}>
      <header className="head">
        <div>
          {!saveInk && brand.logo && (
            <img className="logo" src={logoAddress(brand.logo, 'plain')} alt={brand.logo.alt} />
          )}
          <p className="brand" style={brand.color ? { color: toneForLight(brand.color, ['#ffffff']) } : {}}>
            {brand.name}
          </p>
          <h1>{craft.title}</h1>
          <dl className="facts">
            <Fact name={words.ageRange} value={words.ages(craft.ageRangeMin, craft.ageRangeMax)} />
            <Fact name={words.difficulty} value={difficultyWords[craft.difficulty]} />
            <Fact name={words.duration} value={words.minutes(craft.duration)} />
          </dl>
        </div>
        <figure className="code">
          <QrPicture text={url} />
          <figcaption>{detail.scan}</figcaption>
        </figure>
      </header>
      {!saveInk && craft.imageUrl && (
        <img className="picture" src={pictureOfWidth(craft.imageUrl, 640)} alt={craft.imageAlt} />
      )}
      <p className="description">{craft.description}</p>
      <section>
        <h2>{detail.materials}</h2>
        <Materials craft={craft} />
      </section>
      <section>
        <h2>{detail.instructions}</h2>
        <ol className="steps">
          {craft.steps.map(({ text, who, imageUrl, imageAlt }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two steps may say the same, and none ever moves
            <li key={index}>
              {!saveInk && imageUrl && <img className="step-picture" src={imageUrl} alt={imageAlt} />}
              <p>
                <span className="who">{detail.who[who]}</span> {text}
              </p>
            </li>
          ))}
        </ol>
      </section>
      <section className="safety">
        <h2>{detail.safety}</h2>
        <ul>
          {craft.safetyNotes.map((note) => (
            <li key={note}>{note}</li>
          ))}
          <li>{detail.responsible}</li>
        </ul>
      </section>
      <footer>
        {detail.madeBy[craft.madeBy]} · {url}
      </footer>
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Materials({ craft: { materials } }: { craft: Craft }) {
  if (materials.length === 0) return <p>{detail.noMaterials}</p>;
  return (
    <ul className="materials">
      {materials.map(({ name, amount, substitutes }) => (
        <li key={name}>
          <strong>{name}</strong> {amount}
          {substitutes.length > 0 && (
            <span className="instead"> ({detail.instead(substitutes.join(detail.or))})</span>
          )}
        </li>
      ))}
    </ul>
  );
}
