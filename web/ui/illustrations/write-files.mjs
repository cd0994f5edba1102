/**
 * Writes the pictures that travel as files: icons, and the landing's scene. Run it after redrawing one:
 * node web/ui/illustrations/write-files.mjs
 */
import { writeFile } from 'node:fs/promises';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { createServer } from 'vite';

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, watch: null },
  optimizeDeps: { noDiscovery: true },
});

async function draw(file, name) {
  const module = await vite.ssrLoadModule(`/web/ui/illustrations/${file}`);
  return renderToStaticMarkup(createElement(module[name]));
}

function png(svg, size) {
  return sharp(Buffer.from(svg), { density: 400 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
}

/** An .ico is a small directory in front of PNG pictures. */
function ico(pictures) {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, bytes }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(bytes.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  }
  return Buffer.concat([header, ...pictures.map((picture) => picture.bytes)]);
}

const favIcon = await draw('app-icon.tsx', 'FavIcon');
const appIcon = await draw('app-icon.tsx', 'AppIcon');
const hero = await draw('hero-scene.tsx', 'HeroScene');
const spots = await Promise.all(
  ['Snap', 'Age', 'Share'].map(async (name) => [
    name.toLowerCase(),
    await draw('spot-pictures.tsx', `${name}Spot`),
  ]),
);
await vite.close();

const small = await Promise.all([16, 32].map(async (size) => ({ size, bytes: await png(favIcon, size) })));
await Promise.all([
  writeFile('web/public/favicon.svg', favIcon),
  writeFile('web/public/favicon.ico', ico(small)),
  writeFile('web/public/apple-touch-icon.png', await png(appIcon, 180)),
  writeFile('web/public/icon-192.png', await png(appIcon, 192)),
  writeFile('web/public/icon-512.png', await png(appIcon, 512)),
  writeFile('web/ui/illustrations/drawn/hero.svg', hero),
  ...spots.map(([name, svg]) => writeFile(`web/ui/illustrations/drawn/${name}.svg`, svg)),
]);
