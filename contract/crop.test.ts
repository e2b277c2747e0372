import { readCrop, squareOf, writeCrop, type Crop } from './crop'

const whole: Crop = { left: 0, top: 0, side: 1, turns: 0, flipped: false }
const size = { width: 400, height: 200 }

describe('a crop', () => {
  it('should survive a form', () => {
    const crop: Crop = { left: 0.123456, top: 1 / 3, side: 0.25, turns: 3, flipped: true }
    expect(readCrop(writeCrop(crop))).toEqual({ ...crop, left: 0.12346, top: 0.33333 })
    expect(readCrop(writeCrop(whole))).toEqual(whole)
  })

  it.each(['', '0 0 0 0 0', '0 0 0.00000 0 0', '0 0 1 4 0', '-1 0 1 0 0', '0 0 2 0 0', '0 0 1e9 0 0', '0 0 1 0 0 0'])(
    'should not be read from %p',
    (text) => expect(readCrop(text)).toBeUndefined(),
  )

  it.each([
    [{ left: 0.25 }, { left: 100, top: 0, width: 200, height: 200 }],
    [
      { left: 0.25, flipped: true },
      { left: 100, top: 0, width: 200, height: 200 },
    ],
    [
      { left: 0, flipped: true },
      { left: 200, top: 0, width: 200, height: 200 },
    ],
    // Turned to the right, the left edge is on top and the lower edge at the left.
    [
      { turns: 1, side: 0.5 },
      { left: 0, top: 100, width: 100, height: 100 },
    ],
    [
      { turns: 2, side: 0.5 },
      { left: 300, top: 100, width: 100, height: 100 },
    ],
    [
      { turns: 3, side: 0.5 },
      { left: 300, top: 0, width: 100, height: 100 },
    ],
    [
      { turns: 1, side: 0.5, flipped: true },
      { left: 0, top: 0, width: 100, height: 100 },
    ],
  ] as const)('should be the square of the picture before it was turned: %p', (change, square) => {
    expect(squareOf({ ...whole, ...change }, size)).toEqual(square)
  })

  it('should never reach beyond the picture', () => {
    expect(squareOf({ ...whole, left: 1, top: 1 }, size)).toEqual({ left: 200, top: 0, width: 200, height: 200 })
    expect(squareOf({ ...whole, side: 0.00001 }, { width: 1, height: 1 })).toMatchObject({ width: 1, height: 1 })
  })
})
