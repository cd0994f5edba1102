export const printMessages = {
  blocked: 'Print Error',
  blockedText: 'Could not open print window. Please check your popup settings.',
  print: 'Print',
  saveInk: 'Save ink: no picture, no colors',
  ages: (min: number, max: number) => (min >= 13 ? '13+' : `${min}-${max}`),
  ageRange: 'Age range',
  difficulty: 'Difficulty',
  duration: 'Duration',
  minutes: (count: number) => `${count} minutes`,
} as const;
