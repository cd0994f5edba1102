export const loginFields = ['email', 'password'] as const;
export type LoginField = (typeof loginFields)[number];

export const registerFields = ['email', 'displayName', 'password', 'confirmPassword'] as const;
export type RegisterField = (typeof registerFields)[number];
