import * as z from 'zod/mini';
import {
  actionReplySchema,
  ageBandNames,
  difficulties,
  instantSchema,
  integerIdSchema,
  themeNames,
} from './common.ts';
import { craftCardSchema, craftIdSchema, craftSchema } from './crafts.ts';
import { endpoint } from './endpoint.ts';
import { likeReplySchema } from './crafts-favorites.ts';
import { pageQueryFields, pageQuerySchema } from './paging.ts';

export const longestCaption = 600;
export const longestComment = 1000;
export const feedSorts = ['newest', 'oldest', 'popular'] as const;
export type FeedSort = (typeof feedSorts)[number];

/** A person as the community sees them; `username` carries the nickname, never an address. */
export const authorSchema = z.object({
  id: z.int(),
  username: z.string(),
  displayName: z.string(),
  profileImage: z.nullable(z.string()),
});
export type Author = z.output<typeof authorSchema>;

/** A text is published, or held until somebody has looked at it; only its author sees a held one. */
const textStates = ['published', 'held'] as const;

export const postSchema = z.object({
  id: z.int(),
  userId: z.int(),
  craftId: z.string(),
  content: z.string(),
  imageUrl: z.nullable(z.string()),
  likes: z.int(),
  commentsCount: z.int(),
  createdAt: instantSchema,
  user: authorSchema,
  craft: craftCardSchema,
  userLiked: z.boolean(),
  state: z.enum(textStates),
});
export type Post = z.output<typeof postSchema>;

export const commentSchema = z.object({
  id: z.int(),
  postId: z.int(),
  userId: z.int(),
  content: z.string(),
  createdAt: instantSchema,
  user: authorSchema,
  state: z.enum(textStates),
});
export type Comment = z.output<typeof commentSchema>;

export const postDetailsSchema = z.extend(postSchema, {
  craft: craftSchema,
  /** The first of them; the rest comes page by page. */
  comments: z.array(commentSchema),
});
export type PostDetails = z.output<typeof postDetailsSchema>;

const postParams = z.object({ id: integerIdSchema });

export const feedQuerySchema = z.object({
  ...pageQueryFields,
  difficulty: z.optional(z.enum(difficulties)),
  ageRange: z.optional(z.enum(ageBandNames)),
  theme: z.optional(z.enum(themeNames)),
  sort: z.optional(z.enum(feedSorts)),
  /** Only crafts that use something of your own supplies. */
  supplies: z.optional(z.literal('mine')),
});
export type FeedQuery = z.output<typeof feedQuerySchema>;

export const listPosts = endpoint({
  method: 'GET',
  path: '/api/posts',
  aliases: ['/api/p-posts'],
  summary: 'The community feed',
  access: 'signed-in',
  tokenScope: 'read',
  query: feedQuerySchema,
  response: z.array(postSchema),
});

export const getPost = endpoint({
  method: 'GET',
  path: '/api/posts/:id/details',
  summary: 'One post with its craft and its first comments',
  access: 'signed-in',
  tokenScope: 'read',
  params: postParams,
  response: postDetailsSchema,
  errors: ['NOT_FOUND'],
});

export const shareCraft = endpoint({
  method: 'POST',
  path: '/api/posts',
  summary: 'Share your craft with the community; sharing again answers the post it has',
  access: 'signed-in',
  tokenScope: 'change',
  idempotent: true,
  body: z.object({
    craftId: craftIdSchema,
    /** Words to go with it; the craft’s own description when left out. */
    content: z.optional(
      z.nullable(
        z.string().check(z.trim(), z.maxLength(longestCaption, `At most ${longestCaption} characters fit`)),
      ),
    ),
  }),
  response: z.object({ success: z.literal(true), message: z.string(), post: postSchema }),
  errors: ['FORBIDDEN', 'NOT_FOUND'],
});

export const unshareCraft = endpoint({
  method: 'DELETE',
  path: '/api/crafts/:id/posts',
  summary: 'Take your craft out of the community, its post and comments with it',
  access: 'signed-in',
  tokenScope: 'change',
  params: z.object({ id: craftIdSchema }),
  response: actionReplySchema,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
});

export const likePost = endpoint({
  method: 'POST',
  path: '/api/posts/:id/likes',
  summary: 'Like the craft of a post: the same fact as liking the craft',
  access: 'signed-in',
  tokenScope: 'change',
  params: postParams,
  response: likeReplySchema,
  errors: ['NOT_FOUND'],
});

export const unlikePost = endpoint({
  method: 'DELETE',
  path: '/api/posts/:id/likes',
  summary: 'Take that like back',
  access: 'signed-in',
  tokenScope: 'change',
  params: postParams,
  response: likeReplySchema,
  errors: ['NOT_FOUND'],
});

export const listComments = endpoint({
  method: 'GET',
  path: '/api/posts/:id/comments',
  summary: 'The comments of a post, oldest first',
  access: 'signed-in',
  tokenScope: 'read',
  params: postParams,
  query: pageQuerySchema,
  response: z.array(commentSchema),
  errors: ['NOT_FOUND'],
});

const emptyComment = 'Comment cannot be empty';

export const addComment = endpoint({
  method: 'POST',
  path: '/api/posts/:id/comments',
  summary: 'Comment on a post; what looks unsafe is held until somebody has looked at it',
  access: 'signed-in',
  tokenScope: 'change',
  idempotent: true,
  params: postParams,
  body: z.object({
    content: z
      .string(emptyComment)
      .check(
        z.trim(),
        z.minLength(1, emptyComment),
        z.maxLength(longestComment, `A comment has at most ${longestComment} characters`),
      ),
  }),
  response: z.object({ success: z.literal(true), message: z.string(), comment: commentSchema }),
  errors: ['NOT_FOUND'],
});

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/api/comments/:id',
  summary: 'Delete your comment; administrators delete any',
  access: 'signed-in',
  tokenScope: 'change',
  params: postParams,
  response: actionReplySchema,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
});
