import type { Pen } from '@/platform/media/paper-types'
import { drawPoster, fitted, linesOf, type Poster, posterSize } from './draw-poster'

/** Every sign is ten wide. */
const pen = { measureText: (text: string) => ({ width: [...text].length * 10 }) }

/** A pen that notes what it writes and where. */
function aPen() {
  const written: { text: string; x: number; y: number; colour: unknown }[] = []
  const boxes: number[][] = []
  const own = {
    ...pen,
    fillStyle: '' as unknown,
    fillText: (text: string, x: number, y: number) => written.push({ text, x, y, colour: own.fillStyle }),
    fillRect: (...box: number[]) => boxes.push(box),
  }
  const drawing = new Proxy(own, { get: (target, name) => Reflect.get(target, name) ?? (() => undefined) })
  return { drawing: drawing as unknown as Pen, written, boxes }
}

const poster: Poster = {
  picture: { width: 800, height: 400 },
  by: { avatar: { width: 80, height: 80 }, text: 'Mia recommends' },
  price: { amount: 16800, original: 21800 },
  title: 'Longjing tea',
  tags: ['¥40 off ¥199', '7-day returns'],
  name: 'Linli',
  hint: 'Scan to open',
  code: [
    [true, false],
    [false, true],
  ],
}

it('cuts what does not fit', () => {
  expect(fitted(pen, 'Noodles', 70)).toBe('Noodles')
  expect(fitted(pen, 'Beef noodles', 60)).toBe('Beef…')
})

it('breaks lines between words and Chinese characters, and cuts the last one', () => {
  expect(linesOf(pen, 'Beef noodles', 80, 2)).toEqual(['Beef', 'noodles'])
  expect(linesOf(pen, '老灶牛肉面', 30, 2)).toEqual(['老灶牛', '肉面'])
  expect(linesOf(pen, 'Beef noodles with more', 80, 2)).toEqual(['Beef', 'noodles…'])
  expect(linesOf(pen, 'Unbreakable', 60, 2)).toEqual(['Unbre…'])
  expect(linesOf(pen, '', 60, 2)).toEqual([''])
})

it('says what is shared, by whom and for how much, within its margins', () => {
  const { drawing, written } = aPen()
  drawPoster(drawing, poster)
  const texts = written.map(({ text }) => text)
  expect(texts).toEqual([
    ...['Mia recommends', '¥168.00', '¥218.00', 'Longjing tea', '¥40 off ¥199', '7-day returns'],
    ...['Linli', 'Scan to open'],
  ])
  for (const { text, x, y } of written) {
    expect(x).toBeGreaterThanOrEqual(40)
    expect(x + pen.measureText(text).width).toBeLessThanOrEqual(posterSize.width - 40)
    expect(y).toBeLessThanOrEqual(posterSize.height - 40)
  }
})

it('draws every dark module of the code without gaps', () => {
  const { drawing, boxes } = aPen()
  drawPoster(drawing, poster)
  const modules = boxes.slice(-2)
  expect(modules).toEqual([
    [416, 888, 76, 76],
    [492, 964, 76, 76],
  ])
})

it('leaves out what there is not', () => {
  const { drawing, written } = aPen()
  drawPoster(drawing, { ...poster, by: undefined, price: undefined, tags: [] })
  expect(written.map(({ text }) => text)).toEqual(['Longjing tea', 'Linli', 'Scan to open'])
})
