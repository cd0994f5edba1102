/** Goes up when the judge has learned something: what is kept already is judged again then. */
export const judgeVersion = 16;
