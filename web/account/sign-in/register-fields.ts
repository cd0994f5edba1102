export const registerFields = ['email', 'displayName', 'password', 'confirmPassword'] as const;
export type RegisterField = (typeof registerFields)[number];
