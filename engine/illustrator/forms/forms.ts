import { formIds, type FormId } from './form-ids.data.ts';
import { cardsAndBooks } from './cards-and-books.ts';
import { doughAndNature } from './dough-and-nature.ts';
import type { FormArt } from './form-art.ts';
import { framedPictures } from './framed-pictures.ts';
import { hanging } from './hanging.ts';
import { masksAndCostumes } from './masks-and-costumes.ts';
import { moving } from './moving.ts';
import { pictures } from './pictures.ts';
import { prints } from './prints.ts';
import { puppets } from './puppets.ts';
import { soundsAndGames } from './sounds-and-games.ts';
import { worlds } from './worlds.ts';

const arts: Record<FormId, FormArt> = {
  ...masksAndCostumes,
  ...puppets,
  ...pictures,
  ...framedPictures,
  ...prints,
  ...cardsAndBooks,
  ...hanging,
  ...moving,
  ...soundsAndGames,
  ...doughAndNature,
  ...worlds,
};

export const artOf = (id: FormId): FormArt => arts[id];

export const isFormId = (text: string): text is FormId => formIds.some((form) => form.id === text);
