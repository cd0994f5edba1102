import type { Brand } from '#contract/brand.ts';
import { photoTooLarge } from '#contract/photos.ts';

export const profileMessages = {
  edit: 'Edit Profile',
  buy: 'Buy Credits',
  settings: 'Settings',
  admin: 'Open the admin console',
  defaultBio: (brand: Brand) => `${brand.name} crafter`,
  crafts: (count: number) => (count === 1 ? 'Craft' : 'Crafts'),
  credits: 'Craft Credits',
  tabsLabel: 'What is yours',
  tabs: { crafts: 'My Crafts', supplies: 'My Supplies' },
} as const;

export const editMessages = {
  photo: 'Photo',
  choosePhoto: 'Choose a photo',
  changePhoto: 'Change photo',
  removePhoto: 'Remove photo',
  preparing: 'Preparing your photo…',
  photoHint: 'Other families see it beside what you share. A drawing or a pet does nicely.',
  notAnImage: 'Please upload an image file',
  tooLarge: photoTooLarge,
  unreadable: 'This photo could not be read. Please try another one.',
  name: 'Display Name',
  nameHint: 'Letters, numbers, underscores and periods, no spaces.',
  nameTaken: 'This display name is already taken by another user',
  bio: 'Bio',
  bioHint: 'A sentence about you and what you like to make. Nothing about your child, please.',
  submit: 'Save Changes',
  checking: 'Checking name...',
  saving: 'Saving...',
  done: { title: 'Profile updated', description: 'Your profile has been successfully updated.' },
  failed: 'Update failed',
} as const;
