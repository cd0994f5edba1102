// What a team would write for the same answers with Express and Prisma: a pool, our tables with their indexes, joined reads.
import express from 'express';
import { authorColumns, card, cardColumns, fullCraft, person, personOf, prisma } from './database.mjs';

const app = express();
app.disable('x-powered-by');
app.use(express.json());

const cookieOf = (request) => /(?:^|; )gluebird=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];

async function signedIn(request, response, next) {
  const reader = await personOf(cookieOf(request));
  if (!reader) return response.status(401).json({ success: false, code: 'UNAUTHENTICATED' });
  request.reader = reader;
  next();
}

app.get('/api/user', signedIn, ({ reader }, response) => {
  const { balance, passwordHash, ...user } = reader;
  response.json({
    success: true,
    user: {
      ...user,
      username: user.email,
      hasPassword: passwordHash !== '',
      needsSecondFactor: false,
      craftCredits: balance?.balance ?? 0,
    },
  });
});

app.get('/api/posts', signedIn, async (request, response) => {
  const readerId = request.reader.id;
  const limit = Number(request.query.limit ?? 4);
  const posts = await prisma.post.findMany({
    where: {
      state: 'published',
      user: { blocks: { none: { blockedId: readerId } }, blockedBy: { none: { blockerId: readerId } } },
    },
    orderBy: { id: 'desc' },
    take: limit + 1,
    include: {
      user: { select: authorColumns },
      craft: { select: { ...cardColumns, likedBy: { where: { userId: readerId } } } },
    },
    relationLoadStrategy: 'join',
  });
  response.json(
    posts.slice(0, limit).map(({ craft, user, ...post }) => ({
      id: post.id,
      userId: post.userId,
      craftId: post.craftId,
      content: post.content,
      imageUrl: card(craft).imageUrl,
      likes: post.likes,
      commentsCount: post.comments,
      createdAt: post.createdAt.toISOString(),
      user: person(user),
      craft: card(craft),
      userLiked: craft.likedBy.length > 0,
      state: post.state,
    })),
  );
});

const told = (userId, { type, content, sourceId, sourceType, from, once }) => ({
  userId,
  type,
  content,
  sourceId,
  sourceType,
  fromUserId: from,
  once,
  createdAt: new Date(),
});

app.post('/api/crafts/:id/likes', signedIn, async ({ params, reader }, response) => {
  const likes = await prisma.$transaction(async (tx) => {
    const craft = await tx.craft.findUnique({ where: { id: params.id } });
    const createdAt = new Date();
    const like = { userId: reader.id, craftId: craft.id, createdAt };
    const { count } = await tx.like.createMany({ data: like, skipDuplicates: true });
    if (count === 0) return craft.likes;
    const after = await tx.craft.update({ where: { id: craft.id }, data: { likes: { increment: 1 } } });
    await tx.post.updateMany({ where: { craftId: craft.id }, data: { likes: after.likes } });
    const act = { userId: reader.id, type: 'craft_liked', metadata: craft.title, createdAt };
    await tx.activity.createMany({ data: act });
    const content = `${reader.displayName} likes your craft “${craft.title}”.`;
    const about = { type: 'like', content, sourceId: craft.id, sourceType: 'craft', from: reader.id };
    const once = `like:${reader.id}:${craft.id}`;
    await tx.notification.createMany({ data: told(craft.userId, { ...about, once }), skipDuplicates: true });
    return after.likes;
  });
  response.json({ success: true, likes, isLiked: true });
});

app.post('/api/posts/:id/comments', signedIn, async ({ params, reader, body }, response) => {
  const comment = await prisma.$transaction(async (tx) => {
    const postId = Number(params.id);
    const createdAt = new Date();
    const post = await tx.post.update({
      where: { id: postId },
      data: { comments: { increment: 1 } },
      include: { craft: { select: { title: true } } },
    });
    const said = { postId, userId: reader.id, content: body.content, state: 'published', createdAt };
    const added = await tx.comment.create({ data: said });
    const { title } = post.craft;
    await tx.activity.createMany({
      data: { userId: reader.id, type: 'comment_added', metadata: title, createdAt },
    });
    const content = `${reader.displayName} commented on your craft “${title}”.`;
    const about = { type: 'comment', content, sourceId: String(postId), sourceType: 'post', from: reader.id };
    const once = `comment:${added.id}`;
    await tx.notification.createMany({ data: told(post.userId, { ...about, once }), skipDuplicates: true });
    return added;
  });
  const { createdAt, ...rest } = comment;
  response.json({
    success: true,
    comment: { ...rest, createdAt: createdAt.toISOString(), user: person(reader) },
  });
});

app.get('/api/crafts/makeable', signedIn, async (request, response) => {
  const limit = Number(request.query.limit ?? 4);
  const ranked = await prisma.$queryRaw`
    select s.craft_id as id, count(i.supply_id)::int as have, count(*)::int as needs
    from crafts_supplies s join crafts c on c.id = s.craft_id
    left join supplies_inventory i on i.supply_id = s.supply_id and i.user_id = ${request.reader.id}
    where c.shared group by s.craft_id, c.shared_at
    order by count(*) - count(i.supply_id), count(i.supply_id) desc, c.shared_at desc limit ${limit}`;
  const crafts = await prisma.craft.findMany({
    where: { id: { in: ranked.map(({ id }) => id) } },
    include: {
      user: { select: authorColumns },
      supplies: { include: { supply: true }, orderBy: { position: 'asc' } },
    },
    relationLoadStrategy: 'join',
  });
  const byId = new Map(crafts.map((craft) => [craft.id, craft]));
  response.json(ranked.map(({ id, have, needs }) => ({ ...fullCraft(byId.get(id)), have, needs })));
});

const server = app.listen(0, '127.0.0.1', () => {
  console.log(`http://localhost:${server.address().port}`);
});
process.on('SIGTERM', () => process.exit(0));
