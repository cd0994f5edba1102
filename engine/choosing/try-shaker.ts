import { readRecipes } from '#engine/recipes/read-recipe.ts';
import type { SuggestRequest } from '#contract/ideas.ts';
import { readTable } from './table.ts';

const recipes = readRecipes(`
* shaker | 4-5 6-8 | Music
topics maraca
colors red, yellow
minutes 20 20
heart body: plastic-bottle, cardboard-tube
need fill: rice, dried-bean = 1/4 cup
need label: paper = scrap
nice trim: ribbon, crepe-paper = 2 strip
join stick: glue-stick, glue, tape
tool pen: marker
step fill: fill body fill > body by tc
step trim: tape trim body stick > trim
step mark: draw pen label by cc
step shake: play body fill
part body = body own : r ~ 0 0 10 10
part trim = trim a : r ~ 0 0 10 10
`);

const [found] = recipes;
if (!found) throw new Error('the shaker cannot be read');
/** A craft for tests about choosing. */
export const shaker = found;

/** What a family laid out to make one. */
export const tableFor = (supplies: string[], more: Partial<SuggestRequest> = {}) =>
  readTable({ ageBand: '6-8', theme: 'Music', supplies, ...more });
