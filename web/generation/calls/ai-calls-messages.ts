const outcomes: Record<string, string> = {
  ok: 'Good',
  'rate-limited': 'Too many at once',
  quota: 'No credit at the vendor',
  refused: 'Refused',
  'bad-output': 'Not usable',
  timeout: 'Too slow',
  down: 'Not reached',
  misconfigured: 'Not set up right',
};

export const aiCallsMessages = {
  title: 'AI calls',
  failed: 'Failed to load AI calls data',
  use: {
    title: 'What it costs',
    noVendors: 'No AI vendor is connected: the built-in engine makes every craft, and nothing is spent.',
    text: (vendor: string | null) => `Ideas: ${vendor ?? 'built-in engine'}`,
    pictures: (vendor: string | null) => `Pictures: ${vendor ?? 'built-in engine'}`,
    asked: 'Vendors are asked.',
    switchedOff: 'Vendors are switched off: the built-in engine makes the crafts.',
    capReached:
      'The cap of today is reached: the built-in engine makes the crafts until midnight (UTC). Raise the cap to go on.',
    today: (spent: string, cap: string | null) =>
      cap === null ? `${spent} today (UTC), without a cap` : `${spent} of ${cap} today (UTC)`,
    todayLabel: 'Part of today’s cap that is used',
    unpriced: (count: number) =>
      count === 1
        ? 'The price of 1 call is not known: it counts what is set below.'
        : `The price of ${count} calls is not known: they count what is set below.`,
    switchOff: 'Switch vendors off',
    switchOn: 'Switch vendors on',
    busy: 'One moment…',
    offDone: 'Vendors are switched off',
    offDoneText: 'It holds at once. Calls under way come to their end.',
    onDone: 'Vendors are switched on',
  },
  verdicts: {
    title: 'What the safety check said',
    none: 'Nothing was read in the last 30 days.',
    day: 'Day (UTC)',
    provider: 'Written by',
    rule: 'Passed, or turned down for',
    count: 'How often',
    providerOf: (provider: string) =>
      ({ door: 'People, as a theme or supply', builtin: 'Built-in engine' })[provider] ?? provider,
    ruleOf: (rule: string) => (rule === 'passed' ? 'Passed' : rule),
  },
  limits: {
    title: 'Daily cap',
    cap: 'Most to spend in a day, in dollars',
    capHint: 'Empty: no cap. Above it the built-in engine makes the crafts.',
    unpriced: 'A call without a known price counts, in dollars',
    unpricedHint: 'Models whose price we do not know would never reach a cap otherwise.',
    submit: 'Save limits',
    busy: 'Saving…',
    done: 'Limits saved',
    conflict: (cap: string, unpriced: string) =>
      `Somebody else has changed the limits: the cap is ${cap} now, a call without a price counts ${unpriced}. What you typed is still here; save again to put it in place.`,
    none: 'none',
  },
  days: {
    title: 'By day',
    none: 'No vendor has been asked yet.',
    day: 'Day (UTC)',
    calls: 'Calls',
    failed: 'Failed',
    cost: 'Estimated cost',
    counted: 'Held against the cap',
  },
  calls: {
    title: 'Calls',
    none: 'No calls in the last 90 days.',
    noneFailed: 'No failed calls in the last 90 days.',
    all: 'All',
    onlyFailed: 'Failed',
    shown: 'Which calls are shown',
    time: 'Time',
    kind: 'For',
    kinds: { text: 'Idea', picture: 'Picture' },
    model: 'Model',
    outcome: 'Outcome',
    duration: 'Duration',
    cost: 'Cost',
    unknown: 'Unknown',
    outcomeOf: (outcome: string): string => outcomes[outcome] ?? outcome,
    seconds: (ms: number) => `${(ms / 1000).toFixed(1)} s`,
  },
} as const;
