/** What is said of a craft wherever it is shown: on its page, on paper, in a file to keep. */
export const craftWords = {
  notSafe: (reason: string) =>
    `Please do not make this one: our safety check has learned more, and would not let it pass today. ${reason} Others do not see it.`,
  withheld: 'Only you can see this craft. Others can as soon as somebody here has looked at its words.',
  ages: (min: number, max: number) => (min >= 13 ? 'Ages 13+' : `Ages ${min}-${max}`),
  minutes: (count: number) => `${count} min`,
  mess: { low: 'No mess', some: 'A little mess', lots: 'Messy' },
  waiting: 'Then wait',
  skills: 'Practices',
  drawer: 'Stays in the drawer',
  madeBy: { builtin: "Gluebird's own idea", ai: 'Made with AI', house: "Gluebird's own idea" },
  materials: 'Materials Needed',
  noMaterials: 'Materials not specified. Use whatever you have available!',
  optional: 'if you like',
  instead: (names: string) => `or ${names}`,
  or: ' or ',
  instructions: 'Instructions',
  safety: 'Keep it safe',
  responsible: 'A grown-up stays close and stays responsible the whole time.',
  further: 'Go further',
  who: { child: 'Child', together: 'Together', 'grown-up': 'Grown-up' },
  scan: 'Scan for the craft on your phone',
} as const;
