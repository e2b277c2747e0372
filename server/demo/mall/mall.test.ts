/** @jest-environment node */
import { searchQuery } from '../../database/words'
import { ruleFor } from '../../modules/mall/shipping/fee'
import { districtNear } from '../../modules/address/districts'
import { regionText } from '../../modules/address/areas'
import { cityCentre } from '../city'
import { drawings } from '../pictures/drawings'
import { findPlaces } from '../pictures/emoji'
import { pictureHash, renderPicture } from '../pictures'
import { productRows } from '../seed/mall-rows'
import { buildMall, mallPictures } from '.'

const mall = buildMall(1)
const { products, shops, categories, warehouses, banners } = mall
const skus = products.flatMap((product) => product.skus.map((sku) => ({ ...sku, product })))
const keyOf = ({ key }: { key: string }) => key
const named = (en: string) => {
  const found = products.find(({ name }) => name.en === en)
  if (!found) throw new Error(`The mall has no ${en}`)
  return found
}

/** All {en, zh} texts within a value. */
const textsIn = (value: unknown): { en: string; zh: string }[] => {
  if (value === null || typeof value !== 'object') return []
  if ('en' in value && 'zh' in value) return [{ en: String(value.en), zh: String(value.zh) }]
  return Object.values(value).flatMap(textsIn)
}

it('suggests words that find something in either language', () => {
  for (const { word } of mall.searchWords)
    for (const language of ['en', 'zh'] as const) {
      const typed = word[language].toLowerCase()
      expect(products.filter(({ name }) => name[language].toLowerCase().includes(typed))).not.toEqual([])
    }
})

describe('the size of the mall', () => {
  it('is 24 shops in ten categories, 400 products and over 1,600 SKUs', () => {
    const groups = categories.filter(({ parent }) => parent === null)
    expect([shops.length, groups.length, products.length]).toEqual([24, 10, 400])
    expect(skus.length).toBeGreaterThanOrEqual(1600)
    expect([warehouses.length, banners.length]).toEqual([5, 3])
  })

  it('leaves no category empty, and leads banners to categories', () => {
    const filled = new Set(products.flatMap(({ category, group }) => [category, group]))
    expect(categories.map(keyOf).filter((key) => !filled.has(key))).toEqual([])
    expect(banners.filter(({ category }) => !filled.has(category))).toEqual([])
    for (const { parent, key } of categories.filter((each) => each.parent === null)) {
      expect([parent, categories.filter((child) => child.parent === key).length >= 4]).toEqual([null, true])
    }
  })

  it('names everything once', () => {
    const once = (names: readonly string[]) =>
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
    for (const language of ['en', 'zh'] as const) {
      once(products.map(({ name }) => name[language]))
      once(products.map(({ note }) => note[language]))
      once(shops.map(({ name }) => name[language]))
      once(shops.map(({ profile }) => profile[language]))
      once(categories.map(({ name }) => name[language]))
    }
    once([...categories, ...shops].map(keyOf))
  })
})

describe('the seed', () => {
  it('gives the same mall every time', () => {
    expect(buildMall(1)).toEqual(mall)
    expect(buildMall(2).products.map(({ sales }) => sales)).not.toEqual(products.map(({ sales }) => sales))
  })
})

describe('texts', () => {
  const texts = textsIn({ categories, shops, banners, products: products.map(({ skus: _, ...product }) => product) })

  it('stand in both languages, without Chinese in English', () => {
    expect(texts.length).toBeGreaterThan(5000)
    expect(texts.filter(({ en, zh }) => !/^\S(.*\S)?$/.test(en) || !/^\S(.*\S)?$/.test(zh))).toEqual([])
    expect(texts.filter(({ en }) => /[\u3000-\u9fff\uff00-\uffef]/.test(en))).toEqual([])
  })

  it('have Chinese in Chinese', () => {
    expect(texts.filter(({ zh }) => !/[\u4e00-\u9fff]/.test(zh)).map(({ zh }) => zh)).toEqual([])
  })
})

describe('products', () => {
  it('all have SKUs with a price, a weight and a volume', () => {
    expect(products.filter((product) => product.skus.length === 0)).toEqual([])
    expect(skus.filter(({ price, weight, volume }) => price < 100 || weight < 10 || volume < 10)).toEqual([])
  })

  it('cost members and buyers at an activity less', () => {
    const wrong = skus.filter(
      ({ price, memberPrice, activityPrice }) =>
        (memberPrice !== null && memberPrice >= price) || (activityPrice !== null && activityPrice >= price),
    )
    expect(wrong.map(({ product }) => product.name.en)).toEqual([])
    expect(products.filter(({ activityTag }) => activityTag).length).toBeGreaterThan(40)
    expect(products.filter((product) => product.skus[0]?.memberPrice).length).toBeGreaterThan(40)
  })

  it('cost more the more there is of them', () => {
    const apples = named('Aksu honey-core apples').skus.map(({ price, memberPrice }) => [price, memberPrice])
    expect(apples).toEqual([
      [5990, 5490],
      [9900, 9090],
    ])
    const boxes = named('Longjing first-flush tea, gift box').skus.map(({ price, activityPrice }) => [
      price,
      activityPrice,
    ])
    expect(boxes[0]).toEqual([21_800, 16_800])
  })

  it('are chosen by values that they have, each combination once', () => {
    for (const { name, axes, skus: own } of products) {
      expect([name.en, axes.length <= 3]).toEqual([name.en, true])
      const choices = own.map(({ choice }) => choice.join())
      expect([name.en, new Set(choices).size]).toEqual([name.en, choices.length])
      for (const { choice } of own) {
        expect([name.en, choice.length]).toEqual([name.en, axes.length])
        choice.forEach((value, axis) => expect(axes[axis]?.values[value]).toBeDefined())
      }
    }
  })

  it('have one with 600 SKUs, of which some triples are missing though each of their pairs exists', () => {
    const curtain = named('Made-to-measure blackout curtain')
    expect(curtain.skus).toHaveLength(600)
    const choices = curtain.skus.map(({ choice }) => choice)
    const missing = [9, 7, 7]
    const has = (chosen: readonly (number | null)[]) =>
      choices.some((choice) => chosen.every((value, axis) => value === null || choice[axis] === value))
    expect(has(missing)).toBe(false)
    for (const axis of [0, 1, 2]) expect(has(missing.map((value, at) => (at === axis ? null : value)))).toBe(true)
  })

  it('are sold out, nearly so, and mostly neither', () => {
    const left = products.map((product) =>
      product.skus.flatMap(({ stock }) => stock).reduce((sum, { quantity }) => sum + quantity, 0),
    )
    expect(left.filter((quantity) => quantity === 0).length).toBeGreaterThan(1)
    const few = skus.filter(({ stock }) => {
      const sum = stock.reduce((all, { quantity }) => all + quantity, 0)
      return sum > 0 && sum <= 6
    })
    expect(few.length).toBeGreaterThan(40)
    expect(few.length).toBeLessThan(skus.length / 8)
    const used = new Set(skus.flatMap(({ stock }) => stock.map(({ warehouse }) => warehouse)))
    expect([...used].sort()).toEqual(warehouses.map(keyOf).sort())
  })

  it('cannot be sent back without reason where they spoil', () => {
    const fresh = products.filter(
      ({ group, details }) => group === 'fresh' && details.some(({ value }) => /^[1-9] days?$/.test(value.en)),
    )
    expect(fresh.length).toBeGreaterThan(10)
    expect(fresh.filter(({ freeReturnDays }) => freeReturnDays > 0).map(({ name }) => name.en)).toEqual([])
    expect(named('Straight jeans').freeReturnDays).toBe(7)
  })
})

describe('shipping', () => {
  const templates = shops.flatMap((shop) => shop.templates)
  const template = (key: string) => {
    const found = templates.find((each) => each.key === key)
    if (!found) throw new Error(`No template is called ${key}`)
    return found
  }

  it('reaches Nanshan from every shop, and not the remote regions from most', () => {
    const nanshan = districtNear(cityCentre) ?? ''
    expect(regionText(nanshan, 'en')).toContain('Nanshan')
    expect(templates.filter((each) => !ruleFor(each, nanshan))).toEqual([])
    expect(templates.filter((each) => !ruleFor(each, '540102')).length).toBeGreaterThan(templates.length / 2)
  })

  it('knows districts, cities, provinces and the rest, by piece, weight and volume', () => {
    const lengths = new Set(
      templates.flatMap(({ rules }) => rules.flatMap(({ regions }) => regions.map((code) => code.length))),
    )
    expect([...lengths].sort()).toEqual([2, 4, 6])
    expect(new Set(templates.map(({ unit }) => unit))).toEqual(new Set(['piece', 'weight', 'volume']))
    const crabs = template('yangcheng-crab-cold')
    expect(ruleFor(crabs, '650102')).toBeUndefined()
    expect(ruleFor(template('yangcheng-crab-letter'), '650102')).toMatchObject({ firstFee: 0 })
  })

  it('is by templates of the product’s own shop', () => {
    for (const { key, shop, template: used } of products)
      expect([key, shops.find((each) => each.key === shop)?.templates.some((each) => each.key === used)]).toEqual([
        key,
        true,
      ])
  })

  it('starts from places that exist', () => {
    for (const { regionCode, name } of warehouses) expect(regionText(regionCode, 'en')).toContain(name.en)
  })
})

describe('search', () => {
  it.each([
    ['longjing', 'Longjing first-flush tea, gift box'],
    ['龙井', 'Longjing first-flush tea, gift box'],
    ['丹东草莓', 'Dandong Hongyan strawberries'],
    ['hiking boots', 'Hiking boots'],
    ['窗帘', 'Made-to-measure blackout curtain'],
  ])('finds by %s: %s', (keyword, name) => {
    const row = productRows(mall, new Date(0))[products.indexOf(named(name))]
    const wanted = [...(searchQuery(keyword)?.exact ?? '').matchAll(/'([^']+)'/g)].map(([, word]) => word)
    expect(wanted.length).toBeGreaterThan(0)
    for (const word of wanted) expect(row?.words).toContain(`'${word}`)
  })
})

describe('pictures', () => {
  const pictures = mallPictures(mall)

  it('are of emoji that exist', async () => {
    const places = await findPlaces()
    const names = new Set(pictures.flatMap(({ pieces }) => pieces.map(({ emoji }) => emoji)))
    expect([...names].filter((name) => !(name in drawings) && !places.has(name))).toEqual([])
  })

  it('fit their frames and differ from product to product', () => {
    for (const { cover, coverRatio, picture, pictures: further } of products) {
      expect([cover.kind, coverRatio]).toEqual(coverRatio === 100 ? ['dish', 100] : ['cover', 125])
      expect([picture.kind, further.length >= 2 && further.length <= 4]).toEqual(['dish', true])
    }
    expect(new Set(products.map(({ picture }) => pictureHash(picture))).size).toBeGreaterThan(340)
  })

  it('are drawn higher than wide for lists', async () => {
    const cover = products.find(({ coverRatio }) => coverRatio === 125)?.cover
    if (!cover) throw new Error('No product has a high cover')
    expect((await renderPicture(cover, 16)).subarray(8, 12).toString()).toBe('WEBP')
  })
})
