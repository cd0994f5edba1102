import { logoAddress } from '#contract/brand.ts';
import type { Brand } from '#contract/brand.ts';
import { toneForLight } from '#contract/color.ts';
import type { Db } from '#server/platform/db/database.ts';
import { escapeHtml } from '#server/platform/escape-html.ts';

/** Who writes a mail, or prints a page: what the place is called, and where it is. */
export interface Sender {
  brand: Brand;
  publicUrl: string;
}

/** As it is at that moment. */
export type SenderOf = (db: Db) => Promise<Sender>;

/** What a mail says, once; it is sent as text and in our look. */
interface MailText {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  /** After the action: what to do when it was not you, for instance. */
  closing?: readonly string[];
}

const colors = {
  paper: '#FFF9EF',
  card: '#FFFFFF',
  line: '#E8DCC8',
  ink: '#27263A',
  soft: '#5E5B73',
  glue: '#2450B8',
  bird: '#C2410C',
};
const logoHeightPx = 56;
const logoWidthPx = 280;
const sans = "font-family:'Nunito Sans',Verdana,Arial,sans-serif";

const paragraph = (text: string, color = colors.ink): string =>
  `<p style="margin:0 0 16px;font-size:17px;line-height:26px;color:${color}">${escapeHtml(text)}</p>`;

const button = (action: NonNullable<MailText['action']>, tone: string): string =>
  `<p style="margin:8px 0 24px"><a href="${escapeHtml(action.url)}" style="display:inline-block;background:${tone};color:${colors.card};text-decoration:none;font-weight:bold;font-size:17px;padding:14px 24px;border-radius:12px">${escapeHtml(action.label)}</a></p>`;

/** Many programs show no pictures until they are asked to: its words stand there meanwhile, and the name in any case. */
function logoOf({ brand: { logo }, publicUrl }: Sender): string {
  if (!logo) return '';
  const height = Math.min(logoHeightPx, Math.round((logoWidthPx * logo.height) / logo.width));
  const source = escapeHtml(publicUrl + logoAddress(logo, 'plain'));
  return `<p style="margin:0 0 8px"><img src="${source}" alt="${escapeHtml(logo.alt)}" height="${height}" style="height:${height}px;width:auto;border:0"></p>`;
}

function toHtml(sender: Sender, mail: MailText): string {
  const { brand } = sender;
  const tone = brand.color ? toneForLight(brand.color, [colors.paper, colors.card]) : colors.glue;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(mail.subject)}</title></head>`,
    `<body style="margin:0;padding:24px 16px;background:${colors.paper};${sans}">`,
    `<div style="max-width:520px;margin:0 auto">`,
    logoOf(sender),
    `<p style="margin:0 0 16px;font-size:26px;font-weight:bold"><span style="color:${tone}">${escapeHtml(brand.first)}</span><span style="color:${colors.bird}">${brand.second}</span><span style="color:${colors.soft};font-size:16px;font-weight:normal">${brand.suffix}</span></p>`,
    `<div style="background:${colors.card};border:1px solid ${colors.line};border-radius:16px;padding:24px">`,
    paragraph(mail.greeting),
    ...mail.paragraphs.map((text) => paragraph(text)),
    mail.action ? button(mail.action, tone) : '',
    ...(mail.closing ?? []).map((text) => paragraph(text, colors.soft)),
    '</div></div></body></html>',
  ].join('');
}

function toText(brand: Brand, mail: MailText): string {
  const action = mail.action ? [`${mail.action.label}:\n${mail.action.url}`] : [];
  return [
    mail.greeting,
    ...mail.paragraphs,
    ...action,
    ...(mail.closing ?? []),
    `The ${brand.name} team`,
  ].join('\n\n');
}

export function composeMail(sender: Sender, mail: MailText): { subject: string; text: string; html: string } {
  return { subject: mail.subject, text: `${toText(sender.brand, mail)}\n`, html: toHtml(sender, mail) };
}
