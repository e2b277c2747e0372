/** @jest-environment node */
import { pictureHash, renderPicture, type Recipe } from '../pictures'
import { avatars } from './accounts'
import { buildCity } from './build'
import { chooseBackdrops, dishRecipe } from './dish-recipe'
import { appPictures, cityPictures } from './pictures'
import { timeLimit } from '../../../tests/support/time-limit'

const city = buildCity(1)
const goodsOf = (store: string) => city.goods.filter((goods) => goods.store === store)

describe('pictures', () => {
  it('differ from their neighbours in backdrop, and are dark once in four at most', () => {
    for (const { key } of city.stores) {
      const names = goodsOf(key).map(({ picture }) => picture.backdrop)
      names.forEach((name, index) => {
        if (index > 0) expect(name).not.toBe(names[index - 1])
        expect(names.slice(index, index + 4).filter((other) => other === 'night').length).toBeLessThanOrEqual(1)
      })
    }
  })

  it('find a backdrop even where all of a look’s are taken', () => {
    expect(chooseBackdrops(['burger', 'burger', 'burger'])).toEqual(['amber', 'tomato', 'amber'])
    expect(() => dishRecipe('no-such-look', 'amber')).toThrow('no-such-look')
  })

  it(
    'can all be drawn (once for those that differ in backdrop or proportions alone)',
    async () => {
      const drawn = new Map<string, Recipe>()
      for (const recipe of cityPictures(city)) {
        drawn.set(JSON.stringify([recipe.pieces, recipe.plate, recipe.awning]), recipe)
      }
      for (const recipe of drawn.values()) {
        expect((await renderPicture(recipe, 16)).subarray(8, 12).toString()).toBe('WEBP')
      }
      expect(new Set(cityPictures(city).map(pictureHash)).size).toBeGreaterThan(1400)
    },
    timeLimit(120),
  )

  it('are where the app asks for them', () => {
    expect(appPictures.logo.kind).toBe('logo')
    expect(avatars.length).toBeGreaterThanOrEqual(8)
    for (const { logo, hero } of city.stores) {
      expect([logo.kind, hero.kind, Boolean(logo.awning)]).toEqual(['store', 'hero', true])
    }
  })
})
