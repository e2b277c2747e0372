/** @jest-environment node */
import { buildCity } from './build'
import { Random } from './random'
import { buildReviews } from './reviews'

const city = buildCity(1)
const random = new Random(1)
const written = city.stores.flatMap((store) => {
  const goods = city.goods.filter((each) => each.store === store.key)
  return buildReviews(store, goods, 40, random).map((review) => ({ store, ...review }))
})
const said = written.filter(({ text }) => text.zh !== '')

describe('the texts of reviews', () => {
  it('are of every length, and repeat themselves little', () => {
    const lengths = said.map(({ text }) => text.zh.length)
    const share = (fits: (length: number) => boolean) => lengths.filter(fits).length / lengths.length
    expect(share((length) => length <= 8)).toBeGreaterThan(0.1)
    expect(share((length) => length > 40)).toBeGreaterThan(0.1)
    const longer = said.filter(({ text }) => text.zh.length > 12).map(({ text }) => text.zh)
    expect(new Set(longer).size / longer.length).toBeGreaterThan(0.6)
  })

  it('speak of drinks as of drinks, and of goods from shops as of goods', () => {
    const textsOf = (...categories: string[]) =>
      said.filter(({ store }) => categories.includes(store.category)).map(({ text }) => `${text.en} ${text.zh}`)
    expect(textsOf('shops').filter((text) => /delicious|taste|tasty|好吃|味道/i.test(text))).toEqual([])
    const cups = said.filter(({ dishes }) => ['coldDrinks', 'hotDrinks'].includes(dishes[0]?.sort ?? ''))
    expect(cups.length).toBeGreaterThan(100)
    const texts = cups.map(({ text }) => `${text.en} ${text.zh}`)
    expect(texts.filter((text) => /greasy|portion|broth|油腻|分量|又凉又坨/i.test(text))).toEqual([])
  })

  it('name dishes as one speaks of them', () => {
    for (const { text } of said) {
      expect(text.en).not.toMatch(/\{dish\}|\(|Signature/)
      expect(text.zh).not.toMatch(/\{dish\}|（|招牌/)
      expect(text.en).toMatch(/^[A-Z0-9]/)
    }
  })
})
