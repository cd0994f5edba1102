import type { Author, Comment, Post } from '#contract/community.ts';
import { presentAuthor } from '#server/account/service.ts';
import type { UserFace } from '#server/account/service.ts';
import { presentCard } from '#server/crafts/service.ts';
import type { AuthoredComment } from './comment-store.ts';
import type { FeedRow } from './feed-store.ts';

/** A person in the community; the nickname stands where a user name was expected. */
export function presentPerson(face: UserFace): Author {
  const { id, displayName, profileImage } = presentAuthor(face);
  return { id, username: displayName, displayName, profileImage };
}

/** What is shown was not removed. */
const shownState = (state: FeedRow['post']['state']): Post['state'] =>
  state === 'published' ? 'published' : 'held';

export function presentPost({ post, craft, author, userLiked }: FeedRow): Post {
  const card = presentCard(craft);
  return {
    id: post.id,
    userId: post.userId,
    craftId: post.craftId,
    content: post.content,
    imageUrl: card.imageUrl,
    likes: post.likes,
    commentsCount: post.comments,
    createdAt: post.createdAt.toISOString(),
    user: presentPerson(author),
    craft: card,
    userLiked,
    state: shownState(post.state),
  };
}

export function presentComment({ comment, author }: AuthoredComment): Comment {
  const { id, postId, userId, content } = comment;
  return {
    id,
    postId,
    userId,
    content,
    createdAt: comment.createdAt.toISOString(),
    user: presentPerson(author),
    state: shownState(comment.state),
  };
}
