/** The columns of announcements. */
export const articleColumns = ['news', 'offers', 'service'] as const
export type ArticleColumn = (typeof articleColumns)[number]
