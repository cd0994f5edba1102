import type { AgeBand } from '#contract/common.ts';

export interface StarterIdea {
  ageBand: AgeBand;
  theme: string;
  supplies: readonly string[];
  seed: number;
}

/** A dozen crafts chosen by hand: every age, many themes, from twenty minutes to an afternoon. Oldest first. */
export const starterIdeas: readonly StarterIdea[] = [
  {
    ageBand: '2-3',
    theme: 'Animals',
    supplies: ['paper plate', 'cotton balls', 'glue', 'construction paper'],
    seed: 1,
  },
  {
    ageBand: '9-12',
    theme: 'Seasons',
    supplies: ['pressed flowers', 'glass jar', 'LED candle', 'glue', 'parchment paper'],
    seed: 2,
  },
  {
    ageBand: '6-8',
    theme: 'Music',
    supplies: ['cereal box', 'rubber bands', 'cardboard tube', 'craft sticks'],
    seed: 3,
  },
  {
    ageBand: '13+',
    theme: 'Space',
    supplies: ['embroidery hoop', 'embroidery floss', 'needle', 'dark fabric'],
    seed: 3,
  },
  {
    ageBand: '4-5',
    theme: 'Farm',
    supplies: ['paper plates', 'pink paint', 'pipe cleaner', 'glue'],
    seed: 2,
  },
  {
    ageBand: '9-12',
    theme: 'Transportation',
    supplies: ['cardboard', 'rubber bands', 'bottle caps', 'skewers', 'straws'],
    seed: 1,
  },
  {
    ageBand: '2-3',
    theme: 'Weather',
    supplies: ['paper plate', 'cotton balls', 'streamers', 'glue'],
    seed: 3,
  },
  {
    ageBand: '6-8',
    theme: 'Dinosaurs',
    supplies: ['cardstock', 'paper fasteners', 'paint', 'markers'],
    seed: 3,
  },
  { ageBand: '13+', theme: 'Food', supplies: ['polymer clay', 'earring hooks'], seed: 1 },
  {
    ageBand: '4-5',
    theme: 'Jungle',
    supplies: ['clothespins', 'construction paper', 'googly eyes', 'egg carton', 'green paint'],
    seed: 1,
  },
  {
    ageBand: '9-12',
    theme: 'Bugs',
    supplies: ['paper strips', 'glue', 'cardstock'],
    seed: 3,
  },
  {
    ageBand: '4-5',
    theme: 'Ocean',
    supplies: ['paper bag', 'newspaper', 'paint', 'construction paper'],
    seed: 3,
  },
];
