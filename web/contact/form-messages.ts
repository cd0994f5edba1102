export const contactFormMessages = {
  title: 'Write to us',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  cancel: 'Cancel',
  submit: 'Send Message',
  busy: 'Sending…',
  sent: 'Message Sent',
  sentText: "Your message has been sent! We'll get back to you soon.",
  failed: 'Message not sent',
  failedText: 'There was a problem sending your message. Please try again.',
} as const;
