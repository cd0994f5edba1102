export type CaseKind = 'open' | 'decided';

const root = 'moderation';
export const caseKeys = {
  all: [root],
  list: (kind: CaseKind) => [root, kind],
};
