import { tableProps } from './props-table.data.ts';

/** Small drawings of what lies on the table. */
export const props = {
  ...tableProps,
};

export type PropName = keyof typeof props;
