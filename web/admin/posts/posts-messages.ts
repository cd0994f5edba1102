export const postsMessages = {
  title: 'Posts',
  search: 'Search by user, post ID or craft ID',
  none: 'No posts found',
  failed: 'Failed to load posts data',
  columns: {
    id: 'Post ID',
    user: 'User ID',
    craft: 'Craft ID',
    state: 'State',
    date: 'Date',
    likes: 'Likes',
    actions: 'Actions',
  },
  states: { published: 'Published', held: 'Held', removed: 'Removed' },
  deletion: {
    open: (id: number) => `Delete post ${id}`,
    title: 'Delete post',
    text: (id: number) =>
      `Are you sure you want to delete post ${id}? This action cannot be undone and will delete its comments. The craft itself stays.`,
    done: 'Post deleted successfully',
    failed: 'Failed to delete post',
  },
} as const;
