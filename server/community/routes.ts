import * as contract from '#contract/community.ts';
import { readLate } from '#server/platform/db/database.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import { mount, succeeded } from '#server/platform/http/mount.ts';
import type { Mounting } from '#server/platform/http/mount.ts';
import { mustHold } from '#server/platform/http/own-writes.ts';
import { pageByNumber, sendPage } from '#server/platform/http/paging.ts';
import type { CommentService } from './comment-service.ts';
import { readFeed } from './feed-service.ts';
import type { PostService } from './post-service.ts';

interface CommunityRouting {
  database: Database;
  posts: PostService;
  comments: CommentService;
}

const commentsAtOnce = 50;

export function mountCommunity(mounting: Mounting, { database, posts, comments }: CommunityRouting): void {
  const { db } = database;
  mount(mounting, contract.listPosts, async (call) => {
    const read = (from: Db) => readFeed(from, call.actor, call.query);
    return sendPage(call, await readLate(database, mustHold(call.request), read));
  });
  mount(mounting, contract.getPost, ({ params, actor }) => posts.details(db, actor, params.id));

  mount(mounting, contract.shareCraft, ({ actor, body, attempt }) => {
    const asked = { craftId: body.craftId, content: body.content ?? null };
    return posts.share(actor, asked, (tx, post) => {
      const message =
        post.state === 'held'
          ? 'Thank you. We will look at your words before others see them.'
          : 'Your craft is shared with the community.';
      return attempt.keep(tx, succeeded({ message, post }));
    });
  });
  mount(mounting, contract.unshareCraft, async ({ actor, params }) => {
    await posts.unshare(actor, params.id);
    return succeeded({ message: 'Your craft is no longer in the community.' });
  });

  mount(mounting, contract.likePost, async ({ actor, params }) =>
    succeeded({ message: 'You like this post.', ...(await posts.like(db, actor, params.id)) }),
  );
  mount(mounting, contract.unlikePost, async ({ actor, params }) =>
    succeeded({ message: 'You took your like back.', ...(await posts.unlike(db, actor, params.id)) }),
  );

  mountComments(mounting, db, comments);
}

function mountComments(mounting: Mounting, db: Db, comments: CommentService): void {
  mount(mounting, contract.listComments, async (call) => {
    const page = pageByNumber({ limit: commentsAtOnce, ...call.query });
    return sendPage(call, await comments.list(db, call.actor, { postId: call.params.id, page }));
  });
  mount(mounting, contract.addComment, ({ actor, params, body, attempt }) =>
    comments.add(actor, { postId: params.id, content: body.content }, (tx, comment) => {
      const message =
        comment.state === 'held'
          ? 'Thank you. We will look at your comment before others see it.'
          : 'Your comment has been added';
      return attempt.keep(tx, succeeded({ message, comment }));
    }),
  );
  mount(mounting, contract.deleteComment, async ({ actor, params }) => {
    await comments.delete(actor, params.id);
    return succeeded({ message: 'Comment deleted successfully' });
  });
}
