/** Whose generation is cut off, and by which key they ask for it again. */
export const cutOffAccount = {
  email: 'cut.off@example.test',
  displayName: 'cut.off',
  password: 'glue-and-paper-1',
};
export const cutOffKey = 'the-one-wish';
