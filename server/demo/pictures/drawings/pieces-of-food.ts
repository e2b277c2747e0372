import { at, bar, defs, dots, fade, glow, line, oval, shape } from './shapes'

/** Three cubes: tofu and whatever is cut or poured like it. `spots` browns their tops. */
export const blocks = (top: string, left: string, right: string, spots?: string) => {
  const face = (points: string, fill: string) =>
    shape(`M${points}Z`, fill, `stroke="${fill}" stroke-width="1.1" stroke-linejoin="round"`)
  const fried = spots
    ? oval(-1, 0, 3.4, 1.5, spots, 'opacity=".55"') + oval(2.6, 0.6, 1.4, 0.7, spots, 'opacity=".5"')
    : ''
  const cube =
    face('-6 0 0 3.2 0 9.2-6 6', left) +
    face('6 0 0 3.2 0 9.2 6 6', right) +
    face('0-3.2 6 0 0 3.2-6 0', top) +
    fried +
    line('M-5.4.4 0 3.3 5.4.4', '#fff', 0.35, 'opacity=".6"')
  return at(16, 8.6, cube) + at(9.2, 16.4, cube) + at(22.8, 16.4, cube)
}

/** Three glossy balls. */
export const balls = (light: string, middle: string, deep: string, speckles?: string) => {
  const ball =
    '<circle r="6.6" fill="url(#ball)"/>' +
    (speckles
      ? dots(
          [
            [-2, 2],
            [1.5, 3.6],
            [3.4, -0.4],
            [-4, -1],
            [0.6, -3.6],
            [4.6, 2.6],
          ],
          0.45,
          speckles,
        )
      : '') +
    oval(-2.3, -3, 2, 1.2, '#fff', 'opacity=".55" transform="rotate(-28 -2.3 -3)"')
  return defs(glow('ball', light, middle, deep)) + at(16, 10.6, ball) + at(9.2, 20.6, ball) + at(22.8, 20.6, ball)
}

const lump = 'M-6.4-.6C-6.6-4.2-3.4-6 .2-5.6S6.2-4.4 6.6-.6 4.6 5.2.8 5.6-6.2 3.6-6.4-.6Z'

/** A heap of crisp fried pieces. */
export const nuggets = (light: string, middle: string, deep: string) => {
  const piece =
    shape(lump, 'url(#crust)') +
    dots(
      [
        [-3, 1.4],
        [0.6, 2.8],
        [3.2, -1],
        [-0.6, -2.4],
        [4, 2.2],
        [-4.6, -1.8],
      ],
      0.62,
      deep,
      'opacity=".55"',
    ) +
    dots(
      [
        [-2, -3.4],
        [1.8, 0.2],
        [-4.2, 0.4],
        [2.2, -3.6],
      ],
      0.6,
      '#FFF2C4',
      'opacity=".8"',
    )
  return (
    defs(glow('crust', light, middle, deep)) +
    at(16, 9.4, piece, 14) +
    at(8, 15.4, piece, -24, 0.9) +
    at(24.2, 15.6, piece, 40, 0.92) +
    at(11.6, 22, piece, 8) +
    at(21.2, 22.4, piece, -16)
  )
}

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

/** A heap of noodles with bits of what was tossed with them. */
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

/** Onion rings and other fried rings. */
export const rings = () => {
  const ring =
    '<circle r="5.4" fill="none" stroke="url(#ring)" stroke-width="3.9"/>' +
    dots(
      [
        [-5.6, 0.6],
        [-2.6, 4.8],
        [2.4, 4.8],
        [5.4, -1.6],
        [-3.8, -4],
        [1, -5.6],
      ],
      0.55,
      '#B5691A',
      'opacity=".6"',
    ) +
    line('M-4-4.6A6 6 0 0 1 1-6', '#FFF0C2', 0.9, 'opacity=".9"')
  return defs(fade('ring', '#FBD27A', '#D98A2B')) + at(16, 9.8, ring) + at(9.4, 20, ring) + at(22.6, 20.4, ring)
}

/** Two golden twisted sticks of fried dough. */
export const dough = () => {
  const stick =
    bar(26, 4.6, 2.3, 'url(#dough)') +
    at(0, 3.4, bar(26, 4.6, 2.3, 'url(#dough)')) +
    line('M-11 1.7C-6 1 6 2.4 11 1.7', '#9A5A17', 0.8, 'opacity=".6"') +
    line('M-10-1.2C-4-2 3-1.6 9-1.2', '#FFF0C6', 0.7, 'opacity=".8"')
  return defs(fade('dough', '#F9CF7E', '#C97D25')) + at(16.4, 12, stick, -34) + at(15.6, 18.6, stick, 22)
}

/** Slices of lotus root. */
export const lotusRoot = () => {
  const holes = [0, 1, 2, 3, 4, 5, 6].map((place) => at(0, 0, oval(0, -4.9, 1.25, 1.7, '#C49A68'), (place * 360) / 7))
  const slice =
    '<circle r="8.2" fill="#D9B588"/><circle r="7.6" fill="url(#root)"/>' +
    holes.join('') +
    oval(0, 0, 1.1, 1.1, '#C49A68')
  return defs(glow('root', '#FFFAEE', '#F4E2C4', '#E4C79C')) + at(20.4, 12, slice, 12, 0.92) + at(11.6, 19.4, slice)
}

/** Leaves of tripe with their frilled edge. */
export const tripe = () => {
  const leaf =
    shape(
      'M-9 3C-10-1-7.6-1.6-7.8-4S-4-5.4-3.4-7-.2-5.4 1-7 4-5 5.4-6 7.4-2.6 8.6-1.8 8 2 9 4-1 8-9 3Z',
      'url(#tripe)',
      'stroke="#B4A897" stroke-width=".9"',
    ) +
    dots(
      [
        [-5, -1],
        [-2, -3],
        [1, -3.4],
        [4, -2.4],
        [-3.4, 1.6],
        [0, 0.4],
        [3.4, 0.8],
        [6, 2],
        [-6, 2.4],
      ],
      0.75,
      '#8E8273',
    )
  return (
    defs(fade('tripe', '#6B6157', '#3D352E')) + at(19.6, 12.4, leaf, 22) + at(11, 15, leaf, -28) + at(17, 21, leaf, 4)
  )
}
