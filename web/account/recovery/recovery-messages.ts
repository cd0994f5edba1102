import { resetTokenLifeMinutes } from '#contract/account-recovery.ts';

export const recoveryMessages = {
  forgot: {
    title: 'Forgot Password',
    text: 'Tell us the email of your account. We send you a link that lets you choose a new password.',
    submit: 'Send Reset Link',
    busy: 'Sending the link…',
    sent: {
      title: 'Password Reset Email Sent',
      description: 'If your email is registered, you will receive password reset instructions.',
    },
    sentNote: `Now look into your inbox, and into the spam folder too. The link works for ${resetTokenLifeMinutes} minutes.`,
    failed: 'Password Reset Failed',
  },
  reset: {
    title: 'Set New Password',
    text: 'Choose a password that you use nowhere else. All your devices are signed out afterwards.',
    password: 'New password',
    submit: 'Reset Password',
    busy: 'Saving your password…',
    done: 'Password Reset Successful',
    failed: 'Password Reset Failed',
  },
  link: {
    valid: { title: 'Valid Reset Token', description: 'Please enter your new password.' },
    invalid: 'Invalid or Expired Token',
    failed: 'Token Verification Failed',
    description: 'The password reset link is invalid or has expired. Please request a new one.',
    again: 'Try again',
  },
  back: 'Back to Login',
} as const;
