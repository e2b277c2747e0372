import { at, bar, defs, dots, fade, glow, line, oval, shape } from './shapes'

/** A pair of weights on a bar. */
export const dumbbell = () => {
  const plate = (x: number, height: number) => at(x, 0, bar(3.6, height, 1.4, 'url(#iron)'))
  return (
    defs(fade('iron', '#8E97AE', '#3B4258'), fade('grip', '#E8ECF4', '#9AA3B8')) +
    at(
      16,
      16,
      at(0, 0, bar(14, 3, 1.2, 'url(#grip)')) +
        plate(-8, 16) +
        plate(8, 16) +
        plate(-11.6, 11) +
        plate(11.6, 11) +
        line('M-8.8-5.6V4M7.2-5.6V4', '#fff', 0.6, 'opacity=".4"'),
      -24,
    )
  )
}

/** Two curtains on a rail before a window. */
export const curtain = () => {
  const half =
    shape('M2.6 5H14.4C13.4 12 11 17.4 8.6 20.4 9.4 23 9.6 26 9.4 29H2.6Z', 'url(#cloth)') +
    line('M5 6V28.4M8.2 6C8.2 12 7.4 17 6.6 20M11.4 6C11 11 9.8 15 8.6 18', '#8F6FA8', 0.6, 'opacity=".55"') +
    at(7, 20.4, bar(6, 1.6, 0.8, '#E0B765'), 8)
  return (
    defs(fade('cloth', '#D9C2E8', '#A98BC4'), fade('pane', '#E8F6FF', '#A9D4F2')) +
    at(16, 16.4, bar(20, 22, 1, 'url(#pane)', 'stroke="#fff" stroke-width="1.4"')) +
    line('M16 6V27M6.4 16H25.6', '#fff', 1.1) +
    half +
    `<g transform="translate(32 0) scale(-1 1)">${half}</g>` +
    line('M2 4.2H30', '#B98A4E', 1.6) +
    dots(
      [
        [1.9, 4.2],
        [30.1, 4.2],
      ],
      1.3,
      '#8F6330',
    )
  )
}

/** A clothes hanger. */
export const hanger = () =>
  line('M16 12.6V10.6C18.8 10 19.2 6 16 5.6 14 5.4 13 6.8 13 8.2', '#9AA3B8', 1.4) +
  line(
    'M16 12.6 3.4 21.6C2.4 22.4 2.8 24 4.2 24H27.8C29.2 24 29.6 22.4 28.6 21.6Z',
    '#C98A4B',
    2.6,
    'stroke-linejoin="round"',
  ) +
  line('M15.4 12.6 4.6 20.4', '#F0C48E', 0.8)

/** A plump pillow. */
export const pillow = () =>
  defs(glow('down', '#FFFFFF', '#F2F4FB', '#C9D2E6')) +
  shape('M4 9C10 11 22 11 28 9 29.4 13 29.4 20 28 24.6 22 22.6 10 22.6 4 24.6 2.6 20 2.6 13 4 9Z', 'url(#down)') +
  line('M6 11.4C8 12.6 9 13.6 9.6 15M26 11.4C24 12.6 23 13.6 22.4 15M7 22C8 21 9 20.2 9.6 19', '#B5C0D8', 0.6) +
  line('M4 9C10 11 22 11 28 9', '#fff', 0.7)

/** Earbuds before their case. */
export const earbuds = () => {
  const bud =
    shape('M-1.2 0V8.4C-1.2 10.4 1.6 10.4 1.6 8.4V0Z', 'url(#shell)') +
    oval(0, 0, 3.4, 3.1, 'url(#shell)') +
    oval(-1.8, 0.4, 1.4, 1.7, '#5A6478')
  return (
    defs(glow('shell', '#FFFFFF', '#EDF1F8', '#B4BED2')) +
    at(16, 19.4, bar(22, 15, 6.4, 'url(#shell)', 'stroke="#BFC8DA" stroke-width=".5"')) +
    line('M5.4 17.6H26.6', '#AEB8CC', 0.6) +
    oval(16, 21.6, 0.8, 0.8, '#63C08A') +
    at(11, 7, bud, 10) +
    `<g transform="translate(21 7) rotate(-10) scale(-1 1)">${bud}</g>`
  )
}

/** A rolled mat with its end laid out. */
export const mat = () =>
  defs(fade('rubber', '#B7A2E8', '#7C63C2'), fade('under', '#8D78CC', '#6A55A8')) +
  shape('M9 20.6H30L26 28.6H6.4Z', 'url(#under)') +
  line('M9.6 22.4H28.2M8.4 25.6H26.8', '#B7A2E8', 0.5, 'opacity=".7"') +
  at(16.4, 15.6, bar(26, 12, 6, 'url(#rubber)')) +
  oval(5.8, 15.6, 4.4, 6, '#9A84DA') +
  line('M5.8 12.4C8 12.4 8 18.8 5.8 18.8 4 18.8 4.2 14.4 5.8 14.4', '#5F4A9C', 0.8) +
  line('M14 9.8V21.4M23 9.8V21.4', '#5F4A9C', 1.3)

/** Folded towels. */
export const towels = () => {
  const one = (y: number, fill: string, deep: string) =>
    at(16, y, bar(24, 6.4, 3, fill)) + line(`M8 ${y + 1.6}H26`, deep, 0.7) + oval(5.4, y, 1.5, 2, deep)
  return (
    one(25, '#8FB8D8', '#6E99BC') +
    one(18.4, '#F3E3C8', '#D8C29C') +
    one(11.8, '#F6B8A6', '#DC9480') +
    line('M8 9.6H24M8 16.2H24M8 22.8H24', '#fff', 0.7, 'opacity=".6"')
  )
}

/** A hair dryer. */
export const hairDryer = () =>
  defs(fade('case', '#F4F6FB', '#B9C3D8'), fade('handle', '#DDE3EF', '#98A4BE')) +
  at(19.6, 23, bar(5.4, 13, 2.4, 'url(#handle)'), -12) +
  shape('M4 8.4 12 6.6H20A6.4 6.4 0 0 1 20 19.4H12L4 17.6Z', 'url(#case)') +
  at(4.2, 13, bar(2, 10.4, 0.8, '#6E7A96')) +
  oval(20.4, 13, 4, 4, '#7C88A4') +
  oval(20.4, 13, 2.2, 2.2, '#B9C3D8') +
  line('M7 9.6 13 8.4', '#fff', 0.9) +
  dots([[19.4, 22.4]], 0.9, '#E2572B')

/** A pram with its hood up. */
export const stroller = () => {
  const wheel = (x: number) => oval(x, 26.4, 3.4, 3.4, '#4A5164') + oval(x, 26.4, 1.4, 1.4, '#DDE3EF')
  return (
    defs(fade('hood', '#8FA6C8', '#56719C'), fade('bed', '#B4C6E0', '#7C97BE')) +
    line('M8 22 24.6 8.6H29', '#8A93A8', 1.4) +
    line('M10 26 21 20', '#8A93A8', 1.3) +
    shape('M5 14H24.4A9.6 8 0 0 1 14.6 22 9.6 8 0 0 1 5 14Z', 'url(#bed)') +
    shape('M5 13.6A9.8 9.8 0 0 1 14.8 4L17.6 13.6Z', 'url(#hood)') +
    line('M14.8 4 11 13.4M14.8 4 5.2 13.4', '#46608A', 0.6) +
    line('M5 13.8H24.4', '#E8EEF8', 1) +
    wheel(8.6) +
    wheel(21.4)
  )
}

/** A disc of jade on a red cord. */
export const jade = () =>
  defs(glow('stone', '#F3FBEF', '#BFE0C2', '#7FB592')) +
  line('M16 12C13 8 14 4 11 2M16 12C19 8 18 4 21 2', '#C23A2B', 1.2) +
  shape(
    'M16 9.6A9.6 9.6 0 1 1 16 28.8 9.6 9.6 0 1 1 16 9.6ZM16 16.6A2.6 2.6 0 1 0 16 21.8 2.6 2.6 0 1 0 16 16.6Z',
    'url(#stone)',
    'fill-rule="evenodd"',
  ) +
  line('M16 9.4V16.6', '#C23A2B', 1.3) +
  line('M9.6 16C10.4 14 12 12.6 13.6 12', '#fff', 1, 'opacity=".8"')

/** A nappy with its tapes. */
export const nappy = () =>
  defs(fade('cotton', '#FFFFFF', '#DCE8F4')) +
  shape(
    'M3.6 9H28.4C28.8 12.6 28 14.6 25.4 15.4 21.6 16.8 20.4 19.6 20 24.4H12C11.6 19.6 10.4 16.8 6.6 15.4 4 14.6 3.2 12.6 3.6 9Z',
    'url(#cotton)',
    'stroke="#BED0E4" stroke-width=".6"',
  ) +
  at(7, 11.6, bar(5, 2.8, 1, '#7FC4F0')) +
  at(25, 11.6, bar(5, 2.8, 1, '#7FC4F0')) +
  line('M8.4 15.4C11.6 17 12.6 19.6 13 24M23.6 15.4C20.4 17 19.4 19.6 19 24', '#C4D6E8', 0.7) +
  dots(
    [
      [16, 13],
      [13, 16],
      [19, 16],
    ],
    0.8,
    '#F3B45A',
  )

const faces = ['#E2483B', '#F6C542', '#F6C542', '#3E8EDB', '#E2483B', '#5BB35A', '#F6C542', '#3E8EDB', '#E2483B']

/** A puzzle cube, one face towards the reader. */
export const magicCube = () => {
  const front = faces.map((fill, index) =>
    at(7.4 + (index % 3) * 6, 14.6 + Math.floor(index / 3) * 6, bar(5.2, 5.2, 1, fill)),
  )
  const top = [0, 1, 2].map((index) => shape(`M${5.4 + index * 6} 10.2h5.2l3.6-4.6h-5.2z`, '#F4F6FB'))
  const side = [0, 1, 2].map((index) => shape(`M23.4 ${11.4 + index * 6}l4.4-5.4v5.2l-4.4 5.4z`, '#F08A2C'))
  return shape('M3.6 10.6 8.6 4.4H29L29.2 23 22.8 30.4H3.6Z', '#2E3240') + front.join('') + top.join('') + side.join('')
}
