/** A craft as a vendor's model answers with it, safe as it is. */
export const plateFish = {
  title: 'Paper Plate Fish',
  description:
    'A round fish with a bright tail that swims across the kitchen table. It dries while you tidy up.',
  materials: [
    { name: 'Paper plate', amount: '1', optional: false, substitutes: ['cardboard'] },
    { name: 'Crayons', amount: '3 colors', optional: false, substitutes: [] },
    { name: 'Glue stick', amount: '1', optional: false, substitutes: [] },
  ],
  steps: [
    { text: 'Color the paper plate in stripes with the crayons.', who: 'child' },
    { text: 'Fold a small triangle out of the leftover paper for the tail.', who: 'child' },
    { text: 'Glue the tail to the back of the plate.', who: 'together' },
    { text: 'Draw a big round eye.', who: 'child' },
  ],
  difficulty: 'easy',
  durationMinutes: 20,
  safetyNotes: ['A grown-up stays close.'],
  goFurther: 'Make a second fish as a friend.',
};
