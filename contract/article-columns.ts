/** The columns that announcements stand in. */
export const articleColumns = ['news', 'offers', 'service'] as const
export type ArticleColumn = (typeof articleColumns)[number]
