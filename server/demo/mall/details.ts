import type { Bilingual } from '../../database/schema'
import { bilingual, type MenuLine } from '../city/menu'
import type { Pair } from '../city/source'
import { originOf } from './places'
import { wordOf } from './words'

const materials: Readonly<Record<string, Pair>> = {
  aluminium: ['Aluminium', '铝合金'],
  bamboo: ['Bamboo', '竹'],
  brocade: ['Brocade', '织锦缎'],
  canvas: ['Canvas', '帆布'],
  cashmere: ['Cashmere', '山羊绒'],
  clay: ['Stoneware clay', '陶土'],
  cotton: ['Cotton', '纯棉'],
  cottonpoly: ['Cotton and polyester', '棉涤混纺'],
  denim: ['Denim', '牛仔布'],
  down: ['White duck down', '白鸭绒'],
  eva: ['EVA foam', 'EVA 发泡'],
  glass: ['Borosilicate glass', '高硼硅玻璃'],
  iron: ['Iron', '铁'],
  jade: ['Hetian jade', '和田玉'],
  latex: ['Natural latex', '天然乳胶'],
  leather: ['Cowhide', '头层牛皮'],
  linen: ['Linen and cotton', '亚麻棉'],
  merino: ['Merino wool', '美丽诺羊毛'],
  mesh: ['Woven mesh', '透气网布'],
  modal: ['Modal', '莫代尔'],
  nubuck: ['Nubuck', '磨砂牛皮'],
  nylon: ['Nylon', '锦纶'],
  oak: ['White oak', '白橡木'],
  pc: ['Polycarbonate', '聚碳酸酯'],
  pearl: ['Freshwater pearl', '淡水珍珠'],
  plush: ['Short plush', '短毛绒'],
  polyester: ['Polyester', '聚酯纤维'],
  porcelain: ['Porcelain', '瓷'],
  ripstop: ['Ripstop nylon', '格子尼龙'],
  rubber: ['Natural rubber', '天然橡胶'],
  silicone: ['Food-grade silicone', '食品级硅胶'],
  silk: ['Mulberry silk', '桑蚕丝'],
  silver: ['Silver', '银'],
  steel: ['Stainless steel', '不锈钢'],
  tac: ['Polarised TAC', '偏光 TAC'],
  viscose: ['Viscose', '粘胶'],
  wood: ['Solid wood', '实木'],
  zisha: ['Zisha clay', '紫砂'],
}

const materialOf = (key: string): Bilingual => {
  const found = materials[key]
  if (!found) throw new Error(`The mall knows no material ${key}`)
  return bilingual(found)
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

const months = (text: string): Bilingual => {
  const count = Number(text)
  return { en: counted(count, 'month'), zh: `${count}个月` }
}

/** A time such as `12m` or `7d`. */
const lifeOf = (text: string): Bilingual => {
  const count = Number.parseInt(text, 10)
  return text.endsWith('m') ? months(String(count)) : { en: counted(count, 'day'), zh: `${count}天` }
}

/** The age from which something is for, from a number of months; 18 years for drinks. */
const ageOf = (text: string): Bilingual => {
  const count = Number(text)
  if (count === 0) return { en: 'From birth', zh: '新生儿起' }
  if (count < 24) return { en: `From ${counted(count, 'month')}`, zh: `${count}个月以上` }
  return { en: `From ${counted(count / 12, 'year')}`, zh: `${count / 12}岁以上` }
}

const kinds: readonly { fact: string; label: Bilingual; value: (text: string) => Bilingual }[] = [
  { fact: 'from', label: { en: 'Origin', zh: '产地' }, value: originOf },
  { fact: 'of', label: { en: 'Material', zh: '材质' }, value: materialOf },
  { fact: 'skin', label: { en: 'Skin type', zh: '适用肤质' }, value: wordOf },
  { fact: 'age', label: { en: 'Age', zh: '适用年龄' }, value: ageOf },
  { fact: 'light', label: { en: 'Light', zh: '光照' }, value: wordOf },
  { fact: 'water', label: { en: 'Water', zh: '浇水' }, value: wordOf },
  { fact: 'life', label: { en: 'Shelf life', zh: '保质期' }, value: lifeOf },
  { fact: 'keep', label: { en: 'Storage', zh: '储存' }, value: wordOf },
  { fact: 'warranty', label: { en: 'Warranty', zh: '质保' }, value: months },
]

const weightText = (grams: number): Bilingual =>
  grams < 1000
    ? { en: `${grams} g`, zh: `${grams}克` }
    : { en: `${Number((grams / 1000).toFixed(2))} kg`, zh: `${Number((grams / 1000).toFixed(2))}千克` }

/** Details of a product's page: its brand, its net amounts, its facts, and the shipping weight of the first SKU. */
export function detailsOf(
  line: MenuLine,
  brand: Bilingual,
  net: readonly Bilingual[],
  weight: number,
): { name: Bilingual; value: Bilingual }[] {
  const known = kinds.flatMap(({ fact, label, value }) => {
    const text = line.facts.get(fact)
    return text === undefined ? [] : [{ name: label, value: value(text) }]
  })
  const listed = { en: net.map(({ en }) => en).join(', '), zh: net.map(({ zh }) => zh).join('、') }
  return [
    { name: { en: 'Brand', zh: '品牌' }, value: brand },
    ...(net.length > 0 ? [{ name: { en: 'Net amount', zh: '净含量' }, value: listed }] : []),
    ...known,
    { name: { en: 'Shipping weight', zh: '毛重' }, value: weightText(weight) },
  ]
}
