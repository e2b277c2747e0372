import type { MallSearchWord } from '../types'

/** The suggested words of the mall's search, the most popular first; each is in names of products. */
export const searchWords: MallSearchWord[] = [
  { word: { en: 'Longjing', zh: '龙井' }, mark: 'hot' },
  { word: { en: 'Jeans', zh: '牛仔裤' }, mark: null },
  { word: { en: 'Running shoes', zh: '跑步鞋' }, mark: 'hot' },
  { word: { en: 'Serum', zh: '精华' }, mark: null },
  { word: { en: 'Mandarins', zh: '柑' }, mark: 'new' },
  { word: { en: 'Backpack', zh: '双肩包' }, mark: null },
  { word: { en: 'Silk', zh: '真丝' }, mark: null },
  { word: { en: 'Shampoo', zh: '洗发水' }, mark: null },
]
