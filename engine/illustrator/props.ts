import { clothesProps } from './props-clothes.data.ts';
import { houseProps } from './props-house.data.ts';
import { tableProps } from './props-table.data.ts';

/** Small drawings of what lies on the table. */
export const props = {
  ...tableProps,
  ...clothesProps,
  ...houseProps,
};

export type PropName = keyof typeof props;
