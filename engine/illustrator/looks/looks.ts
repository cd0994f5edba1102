import type { SubjectId } from '#engine/themes/subject-ids.ts';
import type { Look } from '#engine/illustrator/figures/look.ts';
import { animals } from './animals.data.ts';
import { bugs } from './bugs.data.ts';
import { dinosaurs } from './dinosaurs.data.ts';
import { fairyTales } from './fairy-tales.data.ts';
import { fantasy } from './fantasy.data.ts';
import { farm } from './farm.data.ts';
import { food } from './food.data.ts';
import { jungle } from './jungle.data.ts';
import { music } from './music.data.ts';
import { nature } from './nature.data.ts';
import { ocean } from './ocean.data.ts';
import { robots } from './robots.data.ts';
import { seasons } from './seasons.data.ts';
import { space } from './space.data.ts';
import { sports } from './sports.data.ts';
import { superheroes } from './superheroes.data.ts';
import { transportation } from './transportation.data.ts';
import { weather } from './weather.data.ts';

const looks: Record<SubjectId, Look> = {
  ...animals,
  ...space,
  ...ocean,
  ...fairyTales,
  ...dinosaurs,
  ...seasons,
  ...superheroes,
  ...jungle,
  ...transportation,
  ...fantasy,
  ...nature,
  ...weather,
  ...music,
  ...bugs,
  ...farm,
  ...robots,
  ...sports,
  ...food,
};

export const lookOf = (id: SubjectId): Look => looks[id];
