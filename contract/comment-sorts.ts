/** Orders of a hotel's reviews; the newest come first among equal scores. */
export const commentSorts = ['newest', 'best', 'worst'] as const
export type CommentSort = (typeof commentSorts)[number]
