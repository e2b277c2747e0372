import { overfull, spread } from './guests'

const room = {
  ...{ included_adults: 2, most_adults: 2, most_guests: 3, extra_adult_price: 0 },
  ...{ extra_beds: 1, extra_bed_price: 0, child_prices: [] },
}
const asked = (adults: number, children: number, extraBeds = 0, rooms = 1) =>
  overfull(room, spread({ rooms, adults, childAges: Array<number>(children).fill(6), extraBeds }))

describe('guests who do not fit', () => {
  it.each([
    [2, 1, 0, 1, null],
    [3, 0, 0, 1, { failure: 'tooManyAdults', details: { max: 2 } }],
    [2, 2, 0, 1, { failure: 'tooManyGuests', details: { max: 3 } }],
    [4, 0, 0, 1, { failure: 'tooManyGuests', details: { max: 3 } }],
    [3, 1, 1, 1, null],
    [4, 0, 1, 1, { failure: 'tooManyAdults', details: { max: 3 } }],
    [4, 0, 0, 2, null],
    [5, 0, 0, 2, { failure: 'tooManyAdults', details: { max: 2 } }],
  ])(
    'should be refused by what is too many: %i adults, %i children, %i beds, %i rooms',
    (adults, children, beds, rooms, refusal) => {
      expect(asked(adults, children, beds, rooms)).toEqual(refusal)
    },
  )

  it('should never be shown a maximum that they do not exceed', () => {
    for (let adults = 1; adults <= 6; adults++)
      for (let children = 0; children <= 4; children++) {
        const refusal = asked(adults, children)
        const count = refusal?.failure === 'tooManyAdults' ? adults : adults + children
        if (refusal) expect(count).toBeGreaterThan(refusal.details.max)
      }
  })
})
