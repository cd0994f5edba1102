import type { EditablePackage } from '#contract/payments-packages.ts';
import type { CreditPackage, Purchase } from '#contract/payments.ts';
import type { PackageRow, PurchaseRow } from './store.ts';

export const presentPackage = (row: PackageRow): CreditPackage => ({
  id: row.id,
  name: row.name,
  credits: row.credits,
  price: row.priceCents,
  description: row.description,
  isActive: row.isActive,
  createdAt: row.createdAt.toISOString(),
});

export const presentEditablePackage = (row: PackageRow): EditablePackage => ({
  ...presentPackage(row),
  version: row.version,
});

export const presentPurchase = (row: PurchaseRow): Purchase => ({
  createdAt: row.createdAt.toISOString(),
  packageName: row.packageName,
  amount: row.amountCents,
  credits: row.credits,
  status: row.status,
  type: row.type,
  note: row.note,
});
