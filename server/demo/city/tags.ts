import type { Bilingual } from './types'

/** The tags that a menu line can give a dish (`tag=a,b`). */
export const tagTexts: Record<string, Bilingual> = {
  best: { en: 'Best seller', zh: '热销' },
  signature: { en: 'Signature', zh: '招牌' },
  mild: { en: 'Mild', zh: '微辣' },
  hot: { en: 'Spicy', zh: '辣' },
  fresh: { en: 'Made fresh', zh: '现做' },
  new: { en: 'New', zh: '新品' },
  veg: { en: 'Vegetarian', zh: '素食' },
  light: { en: 'Low calorie', zh: '低卡' },
  season: { en: 'In season', zh: '当季' },
  share: { en: 'For sharing', zh: '分享装' },
  kids: { en: 'Kids love it', zh: '孩子爱吃' },
  value: { en: 'Great value', zh: '超值' },
  imported: { en: 'Imported', zh: '进口' },
}
