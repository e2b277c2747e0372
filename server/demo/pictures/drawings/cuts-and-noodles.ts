import { at, bar, defs, dots, fade, line, shape } from './shapes'

/** Slices that lie on each other like a fan: roast meat, ham or raw fish. */
export const slices = (light: string, deep: string, rind: string, grain: string) => {
  const slice =
    bar(8, 17, 3.6, rind) +
    at(0.7, 0, bar(6.8, 15.8, 3.1, 'url(#face)')) +
    line(
      'M-1.2-5C.4-4.4 1.8-4.4 3-5M-1.6-1.4C0-.8 1.8-.8 3.2-1.4M-1.6 2.2C0 2.8 1.8 2.8 3.2 2.2M-1.2 5.6C.4 6.2 1.6 6.2 2.8 5.6',
      grain,
      0.7,
      'opacity=".85"',
    )
  const fan = [0, 1, 2, 3, 4].map((place) =>
    at(6.6 + place * 4.9, 17.4 + Math.abs(place - 2) * 0.7, slice, -24 + place * 12),
  )
  return defs(fade('face', light, deep)) + fan.join('')
}

/** A heap of noodles with bits of other ingredients. */
export const strands = (light: string, middle: string, deep: string, bits: readonly string[]) => {
  const curves = [
    ['M5 23C8 14 15 12 20 15S27 22 26.6 25', deep],
    ['M5 24.6C10 18 18 20 27 23', light],
    ['M7.4 18.4C13 12 20 13 25.6 19', middle],
    ['M6.6 26C12 21.6 20 23 25.6 26', deep],
    ['M10 14C14.6 20 14.4 24 12 27.2', light],
    ['M16 10.8C22 15 22.4 22 19 27.2', deep],
    ['M23 13.4C17 16 10 18 5.6 21.4', light],
    ['M12 12C19 10.6 25 15 27 21', light],
    ['M8.4 16.6C6.6 20 9 25.6 14.6 27.4', middle],
    ['M25 17C20.4 20 18.8 24.4 21.4 27.2', light],
    ['M12.4 16.6C16 14.6 20 17 19.4 20S13.6 22.8 12.8 20', light],
  ]
  const places: [number, number, number][] = [
    [12, 14.4, 20],
    [20.4, 17.6, -30],
    [9.4, 21.6, 60],
    [17, 23.4, -10],
    [24.2, 22.6, 40],
    [16.6, 11.8, 80],
  ]
  return (
    defs(fade('heap', middle, deep)) +
    shape(
      'M3.6 23.6C3.6 15.4 9.6 9.8 16 9.8S28.4 15.4 28.4 23.6C28.4 27 22.4 28.4 16 28.4S3.6 27 3.6 23.6Z',
      'url(#heap)',
    ) +
    curves.map(([path, colour]) => line(path ?? '', colour ?? light, 1.5)).join('') +
    places
      .map(([x, y, turn], place) => at(x, y, bar(3.8, 1.5, 0.75, bits[place % bits.length] ?? light), turn))
      .join('')
  )
}

/** Three sticks of grilled pieces. */
export const skewers = (light: string, deep: string, between: string) => {
  const piece = (y: number, fill: string) =>
    at(
      0,
      y,
      bar(6, 4.7, 1.7, fill) +
        line('M-1.8-1.5 1.4-1.5', '#fff', 0.5, 'opacity=".35"') +
        line('M-2 .9 2 1.3', '#3A1408', 0.55, 'opacity=".4"'),
    )
  const stick =
    line('M0-15V16', '#D8A866', 1.1) +
    [-10.4, -5.6, -0.8, 4].map((y, place) => piece(y, place % 2 ? between : 'url(#meat)')).join('') +
    dots(
      [
        [-1.6, -10],
        [1.2, -5],
        [-1, 0.4],
        [1.6, 4.2],
        [0.4, -7.8],
        [-0.6, 2.2],
      ],
      0.4,
      '#F4C542',
    )
  return defs(fade('meat', light, deep)) + at(8.6, 16, stick, -14) + at(16, 15.4, stick) + at(23.4, 16, stick, 14)
}
