import type { Bilingual } from '../../database/schema'
import { bilingual } from '../city/menu'
import type { Pair } from '../city/source'

const tags: Readonly<Record<string, Pair>> = {
  best: ['Bestseller', '店铺爆款'],
  cold: ['Cold chain', '冷链'],
  custom: ['Made to measure', '按尺寸定做'],
  fragile: ['Breakage cover', '破损包赔'],
  gift: ['Gift box', '礼盒装'],
  handmade: ['Handmade', '手工'],
  imported: ['Imported', '进口'],
  new: ['New', '新品'],
  origin: ['From the grower', '产地直发'],
  season: ['In season', '当季'],
}

/** The text of a tag by its key; throws for one that is not known. */
export function tagOf(key: string): Bilingual {
  const found = tags[key]
  if (!found) throw new Error(`The mall knows no tag ${key}`)
  return bilingual(found)
}
