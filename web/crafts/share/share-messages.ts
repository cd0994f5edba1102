export const shareMessages = {
  title: 'Share to Social',
  system: 'Share with an app',
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  copy: 'Copy Link',
  file: 'Save as a file',
  copied: 'Link copied!',
  copyFailed: 'Copy failed',
  copyFailedText: 'Failed to copy link to clipboard.',
  instagramHint:
    'Instagram takes pictures, not links: save the picture, then upload it in the Instagram app.',
  savePicture: 'Save the picture',
  invitation: (title: string) => `${title}: a craft to make together`,
} as const;
