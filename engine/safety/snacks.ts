import type { CraftText } from './craft.ts';

const food =
  /\b(?:bread|toast|bagel|pitt?a|tortillas?|crackers?|biscuits?|cookies?|rice cakes?|oatcakes?|crumpets?|pancakes?|waffles?|bananas?|apples?|pears?|strawberr(?:y|ies)|blueberr(?:y|ies)|raspberr(?:y|ies)|oranges?|satsumas?|melons?|kiwis?|peach(?:es)?|cheese|yogh?urt|butter|jam|honey|hummus|cucumbers?|carrots?|peppers?|tomato(?:es)?|lettuce|spinach|cress|olives?|celery|raisins?|peas|cereal|pretzels?|breadsticks?|ham|icing|sprinkles|milk|sugar|cinnamon|sesame|chocolate|grapes?|mango(?:es)?|avocados?|oats|coconut|marmalade|food colou?ring|gingerbread|rusks?|marzipan|fondant|honeycomb|pur[eé]e|raspberries|berries|syrup|wafers?|rice|pasta|popcorn|marshmallows?|cream|custard|jelly|radish(?:es)?|celery|courgettes?|beetroot|pineapple|plums?|dates?|salad|vanilla|ketchup|mustard|mayonnaise|tuna|chicken|ham|sausages?|beans|sweetcorn|spaghetti|noodles|soup|peanut butter|(?:cheese |sandwich )?spread|candy|sweets|caramel|ice cream|sorbet|juice|smoothie)\b/i;
const tableware =
  /\b(?:plates?|spreaders?|bowls?|spoons?|forks?|knife|knives|(?:\w+ )?peelers?|graters?|chopping board|boards?|(?:lolly|popsicle|craft|blunt|paper|wooden|bamboo|marshmallow|long)[ -](?:sticks?|straws?|skewers?)|skewers?|sticks|cocktail sticks?|fire ?pit|oven|fridge|freezer|mugs?|glass(?:es)?|jars?|dish(?:es)?|tray|cutters?|napkins?|cups?|water|hands|(?:pastry |soft |new |clean )+brush(?:es)?|baking (?:paper|parchment|sheet|tin)|greaseproof|rolling pin|toothpicks?|pan|saucepan|jug)\b/i;
const notFood =
  /\b(?:paint|glue|clay|salt dough|play ?dough|soap|pens?|markers?|shells?|cartons?|box(?:es)?|paper (?:plate|cup)s?|dye|prints?|stamp\w*)\b/i;

const eating = /\b(?:edible|eat|eats|nibble|nibbles|munch|gobble|crunch|taste|lick|chew|sample)\b/;

/** A craft of food alone is made to be eaten; eggs may be raw and are not counted on. */
export const isSnack = ({ materials }: CraftText): boolean =>
  materials.some(({ name }) => food.test(name)) &&
  materials.every(({ name }) => (food.test(name) || tableware.test(name)) && !notFood.test(name));

/** Whether a rule about mouths only speaks of the meal. */
export const isMeal = (rule: string, words: string): boolean => rule === 'mouth' && eating.test(words);
