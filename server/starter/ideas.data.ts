import type { AgeBand } from '#contract/common.ts';

export interface StarterIdea {
  ageBand: AgeBand;
  theme: string;
  supplies: readonly string[];
  seed: number;
}

/** A dozen crafts chosen by hand: every age, many themes, from twenty minutes to an afternoon. Oldest first. */
export const starterIdeas: readonly StarterIdea[] = [
  { ageBand: '2-3', theme: 'Animals', supplies: ['paper plate', 'paint', 'sponge'], seed: 309 },
  { ageBand: '9-12', theme: 'Seasons', supplies: ['paper', 'tissue paper', 'glue stick'], seed: 337 },
  { ageBand: '6-8', theme: 'Music', supplies: ['rubber bands', 'shoebox', 'rice'], seed: 325 },
  { ageBand: '13+', theme: 'Superheroes', supplies: ['cardstock', 'markers', 'string'], seed: 335 },
  { ageBand: '4-5', theme: 'Farm', supplies: ['paper bag', 'construction paper', 'yarn'], seed: 317 },
  { ageBand: '9-12', theme: 'Transportation', supplies: ['cardboard', 'straws', 'bottle caps'], seed: 327 },
  { ageBand: '2-3', theme: 'Weather', supplies: ['cotton balls', 'glue', 'paper'], seed: 311 },
  { ageBand: '6-8', theme: 'Dinosaurs', supplies: ['cardboard', 'paint', 'paper plate'], seed: 321 },
  { ageBand: '13+', theme: 'Food', supplies: ['felt', 'thread', 'needle'], seed: 255 },
  { ageBand: '4-5', theme: 'Jungle', supplies: ['paper plates', 'yarn', 'paint'], seed: 341 },
  { ageBand: '6-8', theme: 'Space', supplies: ['shoebox', 'foil', 'string'], seed: 319 },
  { ageBand: '4-5', theme: 'Ocean', supplies: ['cardboard tube', 'tissue paper', 'paint'], seed: 235 },
];
