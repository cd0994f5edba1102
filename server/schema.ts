/** Every feature's tables in one place, for the tool that writes migrations. */
export * from '#server/platform/tables.ts';
export * from '#server/account/tables.ts';
export * from '#server/activities/tables.ts';
export * from '#server/admin/tables.ts';
export * from '#server/audit/tables.ts';
export * from '#server/branding/tables.ts';
export * from '#server/community/tables.ts';
export * from '#server/contact/tables.ts';
export * from '#server/crafts/tables.ts';
export * from '#server/credits/tables.ts';
export * from '#server/generation/tables.ts';
export * from '#server/notifications/tables.ts';
export * from '#server/payments/tables.ts';
export * from '#server/supplies/tables.ts';
export * from '#server/webhooks/tables.ts';
