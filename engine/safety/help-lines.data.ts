/** Where somebody in need is listened to. Only numbers that are well known and have long stood. */
interface HelpLine {
  /** ISO 3166 code, or a group of them; `*` for everywhere. */
  country: string;
  name: string;
  contact: string;
}

export const helpLines: readonly HelpLine[] = [
  { country: 'US', name: 'Suicide and Crisis Lifeline', contact: '988' },
  { country: 'CA', name: 'Suicide Crisis Helpline', contact: '988' },
  { country: 'GB', name: 'Samaritans', contact: '116 123' },
  { country: 'IE', name: 'Samaritans', contact: '116 123' },
  { country: 'AU', name: 'Lifeline', contact: '13 11 14' },
  { country: 'NZ', name: 'Need to talk?', contact: '1737' },
  { country: 'EU', name: 'Child Helpline', contact: '116 111' },
  { country: '*', name: 'Find a Helpline', contact: 'findahelpline.com' },
];
