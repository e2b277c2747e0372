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
