import { maskedName, maskedNumber } from './mask'

describe('a masked account', () => {
  it.each([
    ['6214837571204662', '**** 4662'],
    ['ab12', '**** 12'],
    ['7', '****'],
  ])('should show of the number %s only %s', (number, shown) => {
    expect(maskedNumber(number)).toBe(shown)
  })

  it.each([
    ['林小米', '**米'],
    ['林米', '*米'],
    ['\u{20000}米', '*米'],
    ['米', '*'],
  ])('should show of the name %s only %s', (name, shown) => {
    expect(maskedName(name)).toBe(shown)
  })
})
