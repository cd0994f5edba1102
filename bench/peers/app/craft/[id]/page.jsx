import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { fullCraft, openCraft, personOf } from '../../../database.mjs';
import { Marks } from './marks.jsx';

export const dynamic = 'force-dynamic';

/** Asked once for the page and its head. */
const load = cache(async (id) => {
  const reader = await personOf((await cookies()).get('gluebird')?.value);
  const row = await openCraft(id, reader?.id ?? null);
  if (!row) notFound();
  const marks = reader && { isLiked: row.likedBy.length > 0, isSaved: row.savedBy.length > 0 };
  return { craft: fullCraft(row), marks, reader };
});

export async function generateMetadata({ params }) {
  const { craft } = await load((await params).id);
  const { title, description, imageUrl } = craft;
  return { title, description, openGraph: { title, description, images: imageUrl ? [imageUrl] : [] } };
}

export default async function Page({ params }) {
  const { craft, marks, reader } = await load((await params).id);
  return (
    <article>
      <h1>{craft.title}</h1>
      {craft.imageUrl && <img src={craft.imageUrl} alt={craft.imageAlt} width="640" height="640" />}
      <p>{craft.description}</p>
      <p>
        {craft.difficulty}, {craft.duration} minutes, ages {craft.ageRangeMin} to {craft.ageRangeMax},{' '}
        {craft.theme}
        {craft.username && `, by ${craft.username}`}
      </p>
      {reader && <p>Hello {reader.displayName}</p>}
      <Marks id={craft.id} likes={craft.likes} marks={marks} />
      <h2>You need</h2>
      <ul>
        {craft.materials.map(({ name, amount, optional, substitutes }) => (
          <li key={name}>
            {amount} {name}
            {optional && ' (if you like)'}
            {substitutes.length > 0 && `, or ${substitutes.join(', ')}`}
          </li>
        ))}
      </ul>
      <h2>Steps</h2>
      <ol>
        {craft.steps.map(({ text, who, imageUrl, imageAlt }) => (
          <li key={text}>
            {imageUrl && <img src={imageUrl} alt={imageAlt} loading="lazy" width="320" height="240" />}
            {text} ({who})
          </li>
        ))}
      </ol>
      <h2>Stay safe</h2>
      <ul>
        {craft.safetyNotes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {craft.goFurther && <p>{craft.goFurther}</p>}
      <p>{craft.skills.join(', ')}</p>
    </article>
  );
}
