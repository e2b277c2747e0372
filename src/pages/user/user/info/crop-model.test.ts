import { squareOf } from '@contract/crop'
import { CropModel, windowSide } from './crop-model'

const size = { width: 800, height: 400 }
const aModel = () => new CropModel({ preview: 'blob:1', bytes: 1, file: 'file' }, size)
const squareIn = ({ crop }: CropModel) => squareOf(crop, size)

it('begins with the middle, as large as possible', () => {
  expect(squareIn(aModel())).toEqual({ left: 200, top: 0, width: 400, height: 400 })
})

it('always covers the window', () => {
  const model = aModel()
  model.move(10_000, 10_000)
  expect(squareIn(model)).toEqual({ left: 0, top: 0, width: 400, height: 400 })
  model.enlarge(0.1)
  expect(model.zoom).toBe(1)
  model.enlarge(100)
  expect(model.zoom).toBe(4)
  expect(model.zoomed).toBe(1)
  model.move(-100_000, -100_000)
  expect(squareIn(model)).toEqual({ left: 700, top: 300, width: 100, height: 100 })
  model.enlarge(0.01)
  expect(squareIn(model)).toEqual({ left: 400, top: 0, width: 400, height: 400 })
})

it('keeps what is in the middle while it enlarges', () => {
  const model = aModel()
  model.move(-windowSide / 4, 0)
  const { left } = squareIn(model)
  model.enlarge(2)
  expect(squareIn(model)).toEqual({ left: left + 100, top: 100, width: 200, height: 200 })
})

it('keeps what is in the window while it turns and flips', () => {
  const model = aModel()
  model.enlarge(2)
  model.move(120, -60)
  const before = squareIn(model)
  for (let quarter = 0; quarter < 4; quarter++) {
    model.turn()
    expect(squareIn(model)).toEqual(before)
    model.flip()
    expect(squareIn(model)).toEqual(before)
  }
  expect([model.turns, model.flipped]).toEqual([0, false])
})

it('enlarges as far as the knob goes, and no farther', () => {
  const model = aModel()
  model.slide(231)
  expect([model.zoom, model.zoomed]).toEqual([2.5, 0.5])
  model.slide(1000)
  expect(model.zoom).toBe(4)
  model.slide(-1000)
  expect(model.zoom).toBe(1)
})

it('goes back to the beginning', () => {
  const model = aModel()
  model.enlarge(3)
  model.turn()
  model.flip()
  model.reset()
  expect(model.crop).toEqual(aModel().crop)
})

it('says that a picture is too small', () => {
  expect(aModel().isTooSmall).toBe(false)
  expect(new CropModel({ preview: '', bytes: 1, file: '' }, { width: 800, height: 199 }).isTooSmall).toBe(true)
})
