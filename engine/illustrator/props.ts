import { clothesProps } from './props-clothes.data.ts';
import { fineProps } from './props-fine.data.ts';
import { foodProps } from './props-food.data.ts';
import { hobbyProps } from './props-hobby.data.ts';
import { houseProps } from './props-house.data.ts';
import { kitchenProps } from './props-kitchen.data.ts';
import { natureProps } from './props-nature.data.ts';
import { packProps } from './props-packs.data.ts';
import { paperProps } from './props-paper.data.ts';
import { studioProps } from './props-studio.data.ts';
import { tableProps } from './props-table.data.ts';
import { toolProps } from './props-tools.data.ts';
import { toyProps } from './props-toys.data.ts';

/** Small drawings of what lies on the table. */
export const props = {
  ...tableProps,
  ...clothesProps,
  ...fineProps,
  ...foodProps,
  ...hobbyProps,
  ...houseProps,
  ...kitchenProps,
  ...natureProps,
  ...packProps,
  ...paperProps,
  ...studioProps,
  ...toolProps,
  ...toyProps,
};

export type PropName = keyof typeof props;
