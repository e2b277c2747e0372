import type { Bilingual } from '../../database/schema'

interface DemoBrand {
  readonly key: string
  readonly name: Bilingual
  readonly stars: number
  /** Approximate price of the cheapest room, in yuan. */
  readonly price: number
}

const brand = (key: string, en: string, zh: string, stars: number, price: number): DemoBrand => ({
  ...{ key, name: { en, zh }, stars, price },
})

/** The brands of hotels, none of which exists. */
export const demoBrands: readonly DemoBrand[] = [
  brand('yunting', 'Yunting', '云庭', 4, 299),
  brand('lanwan', 'Lanwan', '蓝湾汀', 4, 338),
  brand('hillhouse', 'Hillhouse', '山舍', 5, 520),
  brand('songyue', 'Songyue', '松月', 3, 219),
  brand('lodge', 'Metro Lodge', '都市驿栈', 2, 159),
  brand('qingteng', 'Ivy Court', '青藤里', 3, 239),
  brand('bohai', 'Harbour Crown', '泊海冠', 5, 688),
  brand('wumian', 'Good Night', '晤眠', 2, 179),
  brand('zhuxi', 'Bamboo Brook', '竹溪', 3, 258),
  brand('shiyi', 'Eleven Hours', '十一时', 4, 318),
]

/** Names of homestays. */
export const homestayNames: readonly Bilingual[] = [
  { en: 'Lane House', zh: '巷屋' },
  { en: 'Rowan Yard', zh: '榆院' },
  { en: 'Old Well', zh: '古井边' },
  { en: 'Paper Lantern', zh: '纸灯' },
  { en: 'Two Cats', zh: '两只猫' },
  { en: 'Roof Garden', zh: '屋顶花园' },
  { en: 'Blue Shutters', zh: '蓝窗' },
  { en: 'Loquat Tree', zh: '枇杷树下' },
  { en: 'Slow Boat', zh: '慢船' },
  { en: 'Corner Tea', zh: '转角茶' },
]

/** The roads that hotels are in. */
export const roads: readonly Bilingual[] = [
  { en: 'Keyuan Rd', zh: '科苑路' },
  { en: 'Houhai Ave', zh: '后海大道' },
  { en: 'Nanhai Ave', zh: '南海大道' },
  { en: 'Xuefu Rd', zh: '学府路' },
  { en: 'Baishi Rd', zh: '白石路' },
  { en: 'Guimiao Rd', zh: '桂庙路' },
  { en: 'Chuangye Rd', zh: '创业路' },
  { en: 'Langshan Rd', zh: '朗山路' },
]

interface DemoTheme {
  readonly key: string
  readonly name: Bilingual
  readonly emoji: string
  /** Hotels with it: those of these areas, or with this amenity. */
  readonly areas?: readonly string[]
  readonly facility?: string
}

export const demoThemes: readonly DemoTheme[] = [
  { key: 'bay', name: { en: 'By the bay', zh: '湾区看海' }, emoji: 'beach-with-umbrella', areas: ['bay', 'houhai'] },
  { key: 'family', name: { en: 'With children', zh: '亲子酒店' }, emoji: 'teddy-bear', facility: 'family' },
  { key: 'business', name: { en: 'For work', zh: '商务差旅' }, emoji: 'briefcase', areas: ['science-park', 'qianhai'] },
  { key: 'pets', name: { en: 'Pets welcome', zh: '宠物友好' }, emoji: 'paw-prints', facility: 'pets' },
]
