/**
 * What sounds like a supply and is none: without this list a color or size before it, or one letter, would make it one.
 * They stay unknown, under the name they were given.
 */
export const strangers =
  'baby powder, gold leaf, silver leaf, spring, metal spring, cartoon, banana, father, sister, fridge, carbon, market, stable, battle, clutter, threat, bobble, bowling pin, glass, jelly, butter, bottle opener, can opener, card game, dish rack, poster bed, tea towel rail, cotton candy, candy floss, ball gown, box spring, tape recorder, flower girl, shell suit, paper clip art, mattress, bucket list, tie rod, earbud, golf tee, globe, old globe, black light';
