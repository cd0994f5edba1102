import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { getCurrentUser } from '#contract/account.ts';
import type { ErrorReply } from '#contract/errors.ts';
import { updateProfile } from '#contract/account-profile.ts';
import { createTestApp } from '#tests/support/create-test-app.ts';
import type { TestApp } from '#tests/support/create-test-app.ts';
import { newPerson } from '#tests/support/people.ts';
import { asDataUrl, orientations, phonePhoto, quarters } from '#tests/support/phone-photo.ts';

const storedPictures = (app: TestApp): string[] => {
  const folder = path.join(app.config.dataDir, 'images');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.webp'));
};

test('name and bio are trimmed and kept', async (t) => {
  const app = await createTestApp(t);
  const { user, client } = await newPerson(app);
  const body = { displayName: '  New.Name ', bio: '  I glue things.  ' };
  const reply = await client.call(updateProfile, { params: { id: user.id }, body });
  assert.equal(reply.message, 'Your profile has been successfully updated.');
  const { user: after } = await client.call(getCurrentUser, {});
  assert.deepEqual([after.displayName, after.bio], ['New.Name', 'I glue things.']);
  assert.deepEqual(after, reply.user);
});

test('the rules for a name hold for edits, and one may keep or recase the own one', async (t) => {
  const app = await createTestApp(t);
  const { user, client } = await newPerson(app, { displayName: 'Ann' });
  await newPerson(app, { displayName: 'Bob' });
  const edit = (displayName: string) =>
    client.ask(updateProfile, { params: { id: user.id }, body: { displayName } });
  const cases: [string, number, string][] = [
    ['   ', 400, 'Display name is required'],
    ['ab', 400, 'Community nickname must be at least 3 characters'],
    ['a b c', 400, 'Community nickname can only contain letters, numbers, underscores and periods'],
    ['BOB', 409, 'This display name is already taken by another user'],
  ];
  for (const [name, status, message] of cases) {
    const answer = await edit(name);
    assert.deepEqual([answer.status, (answer.body as { message: string }).message], [status, message]);
  }
  assert.equal((await edit('ANN')).status, 200);
});

for (const orientation of orientations) {
  test(`a phone photo lying as ${orientation} comes out upright and without any metadata`, async (t) => {
    const app = await createTestApp(t);
    const { user, client } = await newPerson(app);
    const photo = await phonePhoto(orientation);
    const before = await sharp(photo).metadata();
    assert.ok(before.exif?.includes('SecretPhone'), 'the fixture carries metadata');
    assert.equal(before.orientation, orientation);

    const body = { displayName: user.displayName, profileImage: asDataUrl(photo) };
    const { user: after } = await client.call(updateProfile, { params: { id: user.id }, body });
    for (const [query, size] of [
      ['', 320],
      ['?size=small', 96],
    ] as const) {
      const response = await app.http.inject({ url: `${after.profileImage}${query}` });
      assert.equal(response.headers['content-type'], 'image/webp');
      assert.match(String(response.headers['cache-control']), /immutable/);
      const meta = await sharp(response.rawPayload).metadata();
      assert.deepEqual([meta.width, meta.height, meta.format], [size, size, 'webp']);
      assert.deepEqual(
        [meta.exif, meta.xmp, meta.iptc, meta.icc, meta.orientation],
        Array(5).fill(undefined),
      );
      assert.ok(!response.rawPayload.includes('Secret'));
      await assertUpright(response.rawPayload, size);
    }
  });
}

async function assertUpright(picture: Buffer, size: number): Promise<void> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  for (const [index, color] of quarters.entries()) {
    const x = Math.round(size * (index % 2 === 0 ? 0.25 : 0.75));
    const y = Math.round(size * (index < 2 ? 0.25 : 0.75));
    const at = (y * info.width + x) * info.channels;
    for (const channel of [0, 1, 2]) {
      const difference = Math.abs((data[at + channel] ?? 0) - (color[channel] ?? 0));
      assert.ok(difference < 30, `quarter ${index} differs by ${difference}`);
    }
  }
}

test('a photo is replaced and removed without leftovers', async (t) => {
  const app = await createTestApp(t);
  const { user, client } = await newPerson(app);
  const save = async (profileImage: string | null) => {
    const { displayName } = user;
    const reply = await client.call(updateProfile, {
      params: { id: user.id },
      body: { displayName, profileImage },
    });
    await app.jobs.drain();
    return reply.user.profileImage;
  };
  const first = await save(asDataUrl(await phonePhoto(1)));
  assert.equal(storedPictures(app).length, 2);
  assert.equal(await save(first), first, 'sending the address back changes nothing');
  const green = await sharp({ create: { width: 50, height: 90, channels: 4, background: '#00ff0080' } })
    .png()
    .toBuffer();
  const second = await save(asDataUrl(green, 'image/png'));
  assert.notEqual(second, first);
  assert.equal(storedPictures(app).length, 2);
  assert.equal((await app.http.inject({ url: first ?? '' })).statusCode, 404);
  assert.equal(await save(''), null);
  assert.equal(storedPictures(app).length, 0);
});

test('two people with the same photo have one each', async (t) => {
  const app = await createTestApp(t);
  const [a, b] = [await newPerson(app), await newPerson(app)];
  const photo = asDataUrl(await phonePhoto(1));
  for (const { user, client } of [a, b]) {
    await client.call(updateProfile, {
      params: { id: user.id },
      body: { displayName: user.displayName, profileImage: photo },
    });
  }
  assert.equal(storedPictures(app).length, 4);
});

test('an address or a script is no photo, and is not taken for one', async (t) => {
  const app = await createTestApp(t);
  const [{ user, client }, other] = [await newPerson(app), await newPerson(app)];
  const photo = asDataUrl(await phonePhoto(1));
  const params = { id: user.id };
  const { displayName } = user;
  const save = (profileImage: string) =>
    client.ask(updateProfile, { params, body: { displayName, profileImage } });
  await save(photo);
  const { profileImage: mine } = (await client.call(getCurrentUser, {})).user;
  const ofOther = mine?.replace(`/${user.id}/`, `/${other.user.id}/`) ?? '';
  const refused = ['javascript:alert(1)', 'https://evil.test/a.png', '/etc/passwd', 'hello', ofOther];
  for (const text of [...refused, `https://evil.test${mine}`]) {
    const { status, body } = await save(text);
    assert.equal(status, 400, text);
    assert.deepEqual(
      (body as ErrorReply).issues?.map((issue) => issue.path),
      ['profileImage'],
      text,
    );
  }
  assert.equal((await client.call(getCurrentUser, {})).user.profileImage, mine);
  for (const text of [mine ?? '', `${app.publicUrl()}${mine}`, photo, photo.split(',')[1] ?? ''])
    assert.equal((await save(text)).status, 200, text.slice(0, 60));
});

test('what is not a photo gets its own answer and leaves everything as it was', async (t) => {
  const app = await createTestApp(t);
  const { user, client } = await newPerson(app);
  const jpeg = await phonePhoto(1);
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(200)]);
  const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: 'white' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  const cases: [string, string, number, RegExp][] = [
    ['SVG', asDataUrl(svg, 'image/svg+xml'), 415, /not a photo/],
    ['SVG that says it is a JPEG', asDataUrl(svg), 415, /not a photo/],
    ['HTML', asDataUrl(Buffer.from('<html>hello</html>'), 'image/png'), 415, /not a photo/],
    ['HEIC', asDataUrl(heic, 'image/heic'), 415, /HEIC/],
    ['nothing', 'data:image/jpeg;base64,', 415, /not a photo/],
    ['no base64', 'data:image/jpeg;base64,%%%', 415, /not a photo/],
    ['half a photo', asDataUrl(jpeg.subarray(0, jpeg.length / 2)), 422, /could not be read/],
    ['a bomb', asDataUrl(bomb, 'image/png'), 413, /50 megapixels/],
    ['13 MB', asDataUrl(Buffer.concat([jpeg, Buffer.alloc(12_500_000)])), 413, /12 MB/],
    ['20 MB', asDataUrl(Buffer.concat([jpeg, Buffer.alloc(20_000_000)])), 413, /too large/],
  ];
  for (const [what, profileImage, status, message] of cases) {
    const body = { displayName: user.displayName, profileImage };
    const refusal = await client.refusal(updateProfile, { params: { id: user.id }, body });
    assert.equal(refusal.status, status, what);
    assert.match(refusal.body.message, message, what);
  }
  assert.equal((await client.call(getCurrentUser, {})).user.profileImage, null);
  assert.deepEqual(storedPictures(app), []);
});

test('a profile is its owner’s alone', async (t) => {
  const app = await createTestApp(t);
  const [a, b] = [await newPerson(app), await newPerson(app)];
  const refusal = await b.client.refusal(updateProfile, {
    params: { id: a.user.id },
    body: { displayName: 'Mine.Now' },
  });
  assert.equal(refusal.status, 403);
  const visitor = await app
    .client()
    .refusal(updateProfile, { params: { id: a.user.id }, body: { displayName: 'Mine.Now' } });
  assert.equal(visitor.status, 401);
});
