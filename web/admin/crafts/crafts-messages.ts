export const craftsMessages = {
  title: 'Crafts',
  search: 'Search by title, craft ID or user ID',
  none: 'No crafts found',
  failed: 'Failed to load crafts data',
  columns: {
    title: 'Title',
    theme: 'Theme',
    ages: 'Age range',
    user: 'User',
    created: 'Created',
    actions: 'Actions',
  },
  user: (id: number) => `User #${id}`,
  system: 'System',
  deletion: {
    open: (title: string) => `Delete ${title}`,
    title: 'Delete craft',
    text: (title: string) =>
      `Are you sure you want to delete “${title}”? This action cannot be undone and will delete its post and likes.`,
    done: 'Craft deleted successfully',
    failed: 'Failed to delete craft',
  },
} as const;
