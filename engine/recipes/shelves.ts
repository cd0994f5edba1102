import { readRecipes } from './read-recipe.ts';
import type { Recipe } from './recipe.ts';
import { shelf as benchExtra } from './shelves/bench-extra.data.ts';
import { shelf as askedOnceMore2 } from './shelves/asked-once-more-2.data.ts';
import { shelf as askedAgain1 } from './shelves/asked-again-1.data.ts';
import { shelf as fewThings1 } from './shelves/few-things-1.data.ts';
import { shelf as laidAgain6 } from './shelves/laid-again-6.data.ts';
import { shelf as benchKeeps } from './shelves/bench-keeps.data.ts';
import { shelf as benchWear } from './shelves/bench-wear.data.ts';
import { shelf as benchRooms } from './shelves/bench-rooms.data.ts';
import { shelf as benchWorlds } from './shelves/bench-worlds.data.ts';
import { shelf as benchMachines } from './shelves/bench-machines.data.ts';
import { shelf as any2 } from './shelves/any-2.data.ts';
import { shelf as animalsFarm } from './shelves/animals-farm.data.ts';
import { shelf as asked23 } from './shelves/asked-2-3.data.ts';
import { shelf as kitsOlder } from './shelves/kits-older.data.ts';
import { shelf as askedOnceMore1 } from './shelves/asked-once-more-1.data.ts';
import { shelf as askedAgain2 } from './shelves/asked-again-2.data.ts';
import { shelf as fewThings2 } from './shelves/few-things-2.data.ts';
import { shelf as laidAgain5 } from './shelves/laid-again-5.data.ts';
import { shelf as laidAgain3 } from './shelves/laid-again-3.data.ts';
import { shelf as laidAgain4 } from './shelves/laid-again-4.data.ts';
import { shelf as asked45 } from './shelves/asked-4-5.data.ts';
import { shelf as asked68 } from './shelves/asked-6-8.data.ts';
import { shelf as asked912 } from './shelves/asked-9-12.data.ts';
import { shelf as any1 } from './shelves/any-1.data.ts';
import { shelf as any4 } from './shelves/any-4.data.ts';
import { shelf as asked13up } from './shelves/asked-13up.data.ts';
import { shelf as askedLittle } from './shelves/asked-little.data.ts';
import { shelf as askedOlder } from './shelves/asked-older.data.ts';
import { shelf as askedSchool } from './shelves/asked-school.data.ts';
import { shelf as book13up } from './shelves/book-13up.data.ts';
import { shelf as book45 } from './shelves/book-4-5.data.ts';
import { shelf as book912 } from './shelves/book-9-12.data.ts';
import { shelf as book68b } from './shelves/book-6-8-b.data.ts';
import { shelf as book68c } from './shelves/book-6-8-c.data.ts';
import { shelf as book68 } from './shelves/book-6-8.data.ts';
import { shelf as book45More } from './shelves/book-4-5-more.data.ts';
import { shelf as book13upDesk } from './shelves/book-13up-desk.data.ts';
import { shelf as book13upMore } from './shelves/book-13up-more.data.ts';
import { shelf as book23 } from './shelves/book-2-3.data.ts';
import { shelf as book23More } from './shelves/book-2-3-more.data.ts';
import { shelf as book912More } from './shelves/book-9-12-more.data.ts';
import { shelf as book912Extra } from './shelves/book-9-12-extra.data.ts';
import { shelf as classic912 } from './shelves/classic-9-12.data.ts';
import { shelf as classic912More } from './shelves/classic-9-12-more.data.ts';
import { shelf as classic912Extra } from './shelves/classic-9-12-extra.data.ts';
import { shelf as book45Play } from './shelves/book-4-5-play.data.ts';
import { shelf as book45Plates } from './shelves/book-4-5-plates.data.ts';
import { shelf as book45Tables } from './shelves/book-4-5-tables.data.ts';
import { shelf as book45Parties } from './shelves/book-4-5-parties.data.ts';
import { shelf as classic68 } from './shelves/classic-6-8.data.ts';
import { shelf as classic68More } from './shelves/classic-6-8-more.data.ts';
import { shelf as classic45More } from './shelves/classic-4-5-more.data.ts';
import { shelf as classic45 } from './shelves/classic-4-5.data.ts';
import { shelf as classic13up } from './shelves/classic-13up.data.ts';
import { shelf as clay } from './shelves/clay.data.ts';
import { shelf as classic23 } from './shelves/classic-2-3.data.ts';
import { shelf as dinosaursSuperheroes } from './shelves/dinosaurs-superheroes.data.ts';
import { shelf as fairyTalesFantasy } from './shelves/fairy-tales-fantasy.data.ts';
import { shelf as gifts } from './shelves/gifts.data.ts';
import { shelf as hearts1 } from './shelves/hearts-1.data.ts';
import { shelf as hearts2 } from './shelves/hearts-2.data.ts';
import { shelf as hearts3 } from './shelves/hearts-3.data.ts';
import { shelf as hearts4 } from './shelves/hearts-4.data.ts';
import { shelf as hearts5 } from './shelves/hearts-5.data.ts';
import { shelf as hearts6 } from './shelves/hearts-6.data.ts';
import { shelf as hearts7 } from './shelves/hearts-7.data.ts';
import { shelf as hearts8 } from './shelves/hearts-8.data.ts';
import { shelf as jungleBugs } from './shelves/jungle-bugs.data.ts';
import { shelf as kitchen23 } from './shelves/kitchen-2-3.data.ts';
import { shelf as kitchen45 } from './shelves/kitchen-4-5.data.ts';
import { shelf as kitchen68 } from './shelves/kitchen-6-8.data.ts';
import { shelf as kitsLittle } from './shelves/kits-little.data.ts';
import { shelf as laidAgain1 } from './shelves/laid-again-1.data.ts';
import { shelf as laidAgain2 } from './shelves/laid-again-2.data.ts';
import { shelf as laidLittle } from './shelves/laid-little.data.ts';
import { shelf as laidOlder } from './shelves/laid-older.data.ts';
import { shelf as laidSchool } from './shelves/laid-school.data.ts';
import { shelf as musicFood } from './shelves/music-food.data.ts';
import { shelf as oceanWeather } from './shelves/ocean-weather.data.ts';
import { shelf as obviousMore } from './shelves/obvious-more.data.ts';
import { shelf as odd23 } from './shelves/odd-2-3.data.ts';
import { shelf as hopes23 } from './shelves/hopes-2-3.data.ts';
import { shelf as odd45 } from './shelves/odd-4-5.data.ts';
import { shelf as hopes45 } from './shelves/hopes-4-5.data.ts';
import { shelf as paper } from './shelves/paper.data.ts';
import { shelf as print } from './shelves/print.data.ts';
import { shelf as recycled } from './shelves/recycled.data.ts';
import { shelf as school } from './shelves/school.data.ts';
import { shelf as seasonsNature } from './shelves/seasons-nature.data.ts';
import { shelf as spaceRobots } from './shelves/space-robots.data.ts';
import { shelf as springHolidays } from './shelves/spring-holidays.data.ts';
import { shelf as subjectsFigures } from './shelves/subjects-figures.data.ts';
import { shelf as subjectsFinds } from './shelves/subjects-finds.data.ts';
import { shelf as subjectsLittle } from './shelves/subjects-little.data.ts';
import { shelf as subjectsMade } from './shelves/subjects-made.data.ts';
import { shelf as subjectsPaper } from './shelves/subjects-paper.data.ts';
import { shelf as subjectsThread } from './shelves/subjects-thread.data.ts';
import { shelf as tablesLittle } from './shelves/tables-little.data.ts';
import { shelf as tablesSchool } from './shelves/tables-school.data.ts';
import { shelf as tablesOlder } from './shelves/tables-older.data.ts';
import { shelf as tablesTeen } from './shelves/tables-teen.data.ts';
import { shelf as teenDesk } from './shelves/teen-desk.data.ts';
import { shelf as teenHome } from './shelves/teen-home.data.ts';
import { shelf as teenWear } from './shelves/teen-wear.data.ts';
import { shelf as textile } from './shelves/textile.data.ts';
import { shelf as transportationSports } from './shelves/transportation-sports.data.ts';
import { shelf as wantedLittle } from './shelves/wanted-little.data.ts';
import { shelf as wantedOlder } from './shelves/wanted-older.data.ts';
import { shelf as wantedSchool } from './shelves/wanted-school.data.ts';
import { shelf as winterHolidays } from './shelves/winter-holidays.data.ts';
import { shelf as oddThings13up } from './shelves/odd-things-13up.data.ts';
import { shelf as wishes13up } from './shelves/wishes-13up.data.ts';
import { shelf as workbench13up } from './shelves/workbench-13up.data.ts';
import { shelf as finds68More } from './shelves/finds-6-8-more.data.ts';
import { shelf as wishes68 } from './shelves/wishes-6-8.data.ts';
import { shelf as finds68 } from './shelves/finds-6-8.data.ts';
import { shelf as drawer912 } from './shelves/drawer-9-12.data.ts';
import { shelf as found912 } from './shelves/found-9-12.data.ts';
import { shelf as wishes912 } from './shelves/wishes-9-12.data.ts';
import { shelf as table912 } from './shelves/table-9-12.data.ts';
import { shelf as workbench912 } from './shelves/workbench-9-12.data.ts';
import { shelf as wide23 } from './shelves/wide-2-3.data.ts';
import { shelf as wide45 } from './shelves/wide-4-5.data.ts';
import { shelf as wide68 } from './shelves/wide-6-8.data.ts';
import { shelf as any3 } from './shelves/any-3.data.ts';
import { shelf as wide912 } from './shelves/wide-9-12.data.ts';
import { shelf as wide13up } from './shelves/wide-13up.data.ts';

/** Every recipe of the house, shelf by shelf. */
export const recipes: readonly Recipe[] = [
  animalsFarm,
  spaceRobots,
  oceanWeather,
  fairyTalesFantasy,
  dinosaursSuperheroes,
  seasonsNature,
  jungleBugs,
  transportationSports,
  musicFood,
  paper,
  textile,
  book912,
  book912More,
  book912Extra,
  classic912,
  classic912More,
  classic912Extra,
  clay,
  print,
  recycled,
  teenWear,
  teenDesk,
  teenHome,
  winterHolidays,
  springHolidays,
  school,
  gifts,
  tablesLittle,
  tablesSchool,
  tablesOlder,
  tablesTeen,
  subjectsFigures,
  subjectsLittle,
  subjectsPaper,
  subjectsThread,
  subjectsFinds,
  subjectsMade,
  any4,
  wantedLittle,
  wantedSchool,
  wantedOlder,
  hearts1,
  hearts2,
  hearts3,
  hearts4,
  hearts5,
  hearts6,
  hearts7,
  hearts8,
  obviousMore,
  askedLittle,
  askedSchool,
  askedOlder,
  laidAgain1,
  laidAgain2,
  laidLittle,
  laidSchool,
  laidOlder,
  book13up,
  book45,
  book68,
  book45More,
  book13upMore,
  book13upDesk,
  book23,
  book23More,
  book68b,
  book68c,
  book45Play,
  book45Plates,
  book45Tables,
  book45Parties,
  classic68,
  classic68More,
  classic23,
  classic45,
  classic13up,
  classic45More,
  asked23,
  asked45,
  asked68,
  asked912,
  asked13up,
  kitchen23,
  kitchen45,
  kitchen68,
  workbench912,
  drawer912,
  found912,
  wishes912,
  table912,
  oddThings13up,
  wishes13up,
  workbench13up,
  finds68,
  wishes68,
  finds68More,
  odd23,
  hopes23,
  odd45,
  hopes45,
  benchMachines,
  benchWorlds,
  benchRooms,
  benchWear,
  benchKeeps,
  benchExtra,
  askedOnceMore2,
  askedAgain1,
  fewThings1,
  laidAgain6,
  wide23,
  wide45,
  wide68,
  wide912,
  wide13up,
  any1,
  any2,
  any3,
  kitsOlder,
  askedOnceMore1,
  askedAgain2,
  fewThings2,
  laidAgain5,
  laidAgain3,
  laidAgain4,
  kitsLittle,
].flatMap(readRecipes);

const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));

export function findRecipe(id: string): Recipe | null {
  return byId.get(id) ?? null;
}

export function recipeOf(id: string): Recipe {
  const recipe = byId.get(id);
  if (recipe === undefined) throw new Error(`no recipe ${id}`);
  return recipe;
}
