import type { Bilingual } from '../../database/schema'
import { saleTag } from '../city'
import { fen, type MenuLine } from '../city/menu'
import type { Random } from '../city/random'
import type { Backdrop, Recipe, Tint } from '../pictures'
import { type Axis, type AxisValue, readAxes } from './axes'
import { detailsOf } from './details'
import { backdropsOf, galleryOf, goodsRecipe } from './looks'
import { buildSkus, type SkuBase } from './skus'
import { tagOf } from './tags'
import type { MallAxis, MallCategory, MallProduct } from './types'

/** Attributes that a product takes from its shop. */
export interface ProductPlace {
  readonly shop: string
  readonly brand: Bilingual
  readonly monthlySales: number
  readonly categories: readonly MallCategory[]
  /** The names of its templates, the usual one first. */
  readonly templates: readonly string[]
}

const numberOf = (line: MenuLine, fact: string): number | null => {
  const text = line.facts.get(fact)
  return text === undefined ? null : Number(text)
}

const yuanOf = (line: MenuLine, fact: string): number | null => {
  const yuan = numberOf(line, fact)
  return yuan === null ? null : fen(yuan)
}

/** The tint of a colour's picture; that of the look itself needs none. */
const tintOf = ({ colour, asIs }: AxisValue): Tint | undefined => {
  if (colour === null || asIs) return undefined
  return (colour === 'yellow' ? 'in-gold' : `in-${colour}`) as Tint
}

/** A picture of each colour, on backdrops that differ from their neighbours. */
function axisOf({ name, values }: Axis, look: string, backdrop: Backdrop): MallAxis {
  const pictureOf = (value: AxisValue, index: number): Recipe | null => {
    if (value.colour === null) return null
    const tint = tintOf(value)
    const others = backdropsOf(tint ? `-/${tint}` : look)
    return goodsRecipe(look, index === 0 ? backdrop : (others[index % 3] ?? backdrop), 'dish', tint)
  }
  return { name, values: values.map((value, index) => ({ name: value.name, picture: pictureOf(value, index) })) }
}

/** Packaging of a tenth and fifty grams. */
const packed = (grams: number) => Math.round(grams * 1.1) + 50

function weightOf(line: MenuLine, axes: readonly Axis[]): number {
  const net = axes.find(({ netGrams }) => netGrams !== null)?.netGrams
  return numberOf(line, 'w') ?? packed(net ?? 500)
}

const gapsOf = (line: MenuLine): SkuBase['gaps'] => {
  const [first, sum] = (line.facts.get('gaps') ?? '').split(':').map(Number)
  return first && sum ? { first, sum } : null
}

const supplyOf = ({ facts }: MenuLine): SkuBase['supply'] =>
  facts.has('out') ? 'out' : facts.has('few') ? 'few' : 'usual'

function baseOf(line: MenuLine, axes: readonly Axis[], random: Random): SkuBase {
  const weight = weightOf(line, axes)
  const limited = random.chance(0.5)
  return {
    price: line.price,
    memberPrice: yuanOf(line, 'member'),
    activityPrice: yuanOf(line, 'deal'),
    purchaseLimit: line.facts.has('deal') && !line.facts.has('limit') && limited ? 5 : null,
    weight,
    volume: numberOf(line, 'v') ?? weight * 3,
    warehouses: (line.facts.get('at') ?? 'hangzhou').split(','),
    supply: supplyOf(line),
    gaps: gapsOf(line),
  }
}

function categoryOf(line: MenuLine, { categories }: ProductPlace): { category: string; group: string } {
  const found = categories.find(({ name, parent }) => parent !== null && name.en === line.section.en)
  if (!found?.parent) throw new Error(`The mall has no category ${line.section.en}`)
  return { category: found.key, group: found.parent }
}

/** New products have sold less. */
function historyOf(line: MenuLine, place: ProductPlace, random: Random) {
  const isNew = line.facts.has('new')
  const [share, days] = [random.next(), isNew ? random.whole(1, 12) : random.whole(40, 720)]
  const drawn = isNew ? 20 + share * 300 : place.monthlySales * (0.03 + share * 0.22)
  return { sales: numberOf(line, 'sales') ?? Math.round(drawn), daysListed: days }
}

const tagsOf = ({ facts }: MenuLine): Bilingual[] => {
  const keys = facts.get('tag')?.split(',') ?? []
  return [...keys, ...(facts.has('new') ? ['new'] : [])].slice(0, 2).map(tagOf)
}

/** The product's pictures: the first colour's where it has colours. */
function picturesOf(line: MenuLine, axes: readonly Axis[], backdrop: Backdrop, random: Random) {
  const colours = axes.flatMap(({ values }) => values).filter(({ colour }) => colour !== null)
  const tint = colours[0] && tintOf(colours[0])
  const [plain] = line.look.split('+')
  const shown = tint ? `${(plain ?? '').replace(/\/[^*]+|\*2/g, '')}/${tint}` : (plain ?? '')
  const others = backdropsOf(line.look).filter((other) => other !== backdrop)
  const tall = random.chance(0.45)
  return {
    picture: goodsRecipe(line.look, backdrop, 'dish', tint),
    cover: goodsRecipe(line.look, backdrop, tall ? 'cover' : 'dish', tint),
    coverRatio: tall ? 125 : 100,
    pictures: galleryOf(shown, others, random.whole(2, 3)),
  }
}

/** A product from a line of its shop's menu; `number` is its place there. */
export function buildProduct(
  line: MenuLine,
  number: number,
  place: ProductPlace,
  backdrop: Backdrop,
  random: Random,
): MallProduct {
  if (!line.note) throw new Error(`A product has no note: ${line.name.en}`)
  const written = readAxes(line.facts.get('by'), line.price)
  const axes = written.map((axis) => axisOf(axis, line.look, backdrop))
  const base = baseOf(line, written, random)
  const pictureOf = (choice: readonly number[]) =>
    choice.map((value, axis) => axes[axis]?.values[value]?.picture ?? null).find((picture) => picture !== null) ?? null
  const net = written.find(({ netGrams, values }) => netGrams !== null && values.length > 1)
  return {
    key: `${place.shop}-${number}`,
    shop: place.shop,
    ...categoryOf(line, place),
    template: `${place.shop}-${line.facts.get('ship') ?? place.templates[0] ?? ''}`,
    name: line.name,
    note: line.note,
    ...picturesOf(line, written, backdrop, random),
    axes,
    details: detailsOf(line, place.brand, net ? net.values.map(({ name }) => name) : [], base.weight),
    tags: tagsOf(line),
    activityTag: base.activityPrice === null ? null : saleTag(base.price, base.activityPrice),
    freeReturnDays: numberOf(line, 'ret') ?? 7,
    purchaseLimit: numberOf(line, 'limit'),
    ...historyOf(line, place, random),
    skus: buildSkus(written, base, random).map((sku) => ({ ...sku, picture: pictureOf(sku.choice) })),
  }
}
