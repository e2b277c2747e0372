import { at, bar, defs, dots, fade, line, oval, shape } from './shapes'

/** A face mask with its folds and loops. */
export const mask = () =>
  defs(fade('cloth', '#E3F4FF', '#8CC6EE')) +
  line('M6.6 12.4C.6 11.6.8 21.6 6.8 20.6M25.4 12.4C31.4 11.6 31.2 21.6 25.2 20.6', '#F4FAFF', 1.2) +
  shape('M6 11.4C10 8.6 22 8.6 26 11.4V20.4C24 25.2 20 26.6 16 26.6S8 25.2 6 20.4Z', 'url(#cloth)') +
  line(
    'M6.4 14.6C12 13 20 13 25.6 14.6M6.4 17.8C12 16.6 20 16.6 25.6 17.8M7.4 21.2C12 20.2 20 20.2 24.6 21.2',
    '#5FA3D2',
    0.7,
    'opacity=".7"',
  ) +
  line('M11 10.6C14 9.8 18 9.8 21 10.6', '#fff', 1)

const sheet = shape(
  'M11.6 11.4C11 7.4 14 7.6 13.6 3.8 16 5.8 18.4 4 18.2 7.2 20.8 6.6 20.8 9 20.4 11.4Z',
  '#fff',
  'stroke="#D4DEE8" stroke-width=".5"',
)

/** A pack out of which a wipe looks, with a mark on its front. */
export const pack = (light: string, deep: string, mark: string) =>
  defs(fade('foil', light, deep)) +
  sheet +
  at(16, 18.6, bar(25, 17, 4, 'url(#foil)')) +
  at(16, 13.6, bar(14, 5, 2.5, '#fff', 'opacity=".92"')) +
  oval(16, 13.2, 4.8, 1.3, '#C9D6E2') +
  mark +
  line('M5.6 14V24', '#fff', 0.9, 'opacity=".5"')

const drop = shape('M16 17.6C18 20 19 21.2 19 22.6A3 3 0 0 1 13 22.6C13 21.2 14 20 16 17.6Z', '#fff')
const paw =
  oval(16, 23, 2.4, 1.9, '#fff') +
  dots(
    [
      [12.9, 21],
      [14.9, 19.2],
      [17.1, 19.2],
      [19.1, 21],
    ],
    1.05,
    '#fff',
  )
const leaf = shape('M12 24C12 19.4 16 18 20.4 18.4 20.8 22.6 17.4 25.4 12 24Z', '#fff')

export const wipes = () => pack('#7FD0F7', '#2F93D2', drop)
export const petWipes = () => pack('#B99AF0', '#7C55C8', paw)
export const tissues = () => pack('#FFD28A', '#EE9A3C', leaf)

/** Pads of woven cloth. */
export const gauze = () => {
  const threads = [-6, -3, 0, 3, 6]
    .map((place) => line(`M${place}-8.4V8.4M-8.4 ${place}H8.4`, '#CBD7E4', 0.55))
    .join('')
  const pad = bar(19, 19, 2.4, '#fff', 'stroke="#B9C8D8" stroke-width=".8"') + threads
  return at(19, 13.6, pad, 12, 0.92) + at(13.4, 17.8, pad, -6)
}

/** A bag of crisps with some of them before it. */
export const crisps = () => {
  const crisp =
    oval(0, 0, 4.4, 3, '#F8CE60', 'stroke="#D99A24" stroke-width=".7"') +
    line('M-2.4-.6C-.6.6 1-.2 2.6.6', '#D99A24', 0.6)
  return (
    defs(fade('bag', '#FF6B5A', '#C5281F')) +
    shape('M7.6 4.4H24.4L23.4 7C25 14 25 20 23.4 26L24.4 28.4H7.6L8.6 26C7 20 7 14 8.6 7Z', 'url(#bag)') +
    line('M9 6.4H23M9 26.4H23', '#fff', 0.6, 'opacity=".5"') +
    oval(16, 14.6, 5.6, 5.2, '#FFE08A') +
    at(15, 14, crisp, -20, 0.8) +
    at(17.6, 16.2, crisp, 18, 0.7) +
    at(8, 25.6, crisp, 14) +
    at(23.6, 26, crisp, -22)
  )
}

/** A soft packet that warms. */
export const heatPatch = () => {
  const flame =
    shape(
      'M0-5.6C3.4-2.6 4.6-.6 4.6 1.8A4.6 4.6 0 0 1-4.6 1.8C-4.6-.2-3.4-1.2-2.4-2.8-1.6-1.8-1-1.4-.4-1.4-.8-3-.6-4.4 0-5.6Z',
      '#F5702A',
    ) + shape('M0 .4C1.6 1.8 2.2 2.6 2.2 3.8A2.2 2.2 0 0 1-2.2 3.8C-2.2 2.6-1.4 1.8 0 .4Z', '#FFD257')
  return (
    defs(fade('felt', '#FFFFFF', '#E8DCD2')) +
    at(18.8, 13.8, bar(17, 20, 4, 'url(#felt)', 'stroke="#D6C4B4" stroke-width=".7"'), 12) +
    at(13.6, 17, bar(17, 20, 4, 'url(#felt)', 'stroke="#D6C4B4" stroke-width=".7"') + flame, -6)
  )
}

/** Four tiles in outline: all there is. */
export const grid = () =>
  [10.5, 21.5]
    .flatMap((x) =>
      [10.5, 21.5].map((y) => at(x, y, bar(7.6, 7.6, 1.6, 'none', 'stroke="#4A4A52" stroke-width="1.8"'))),
    )
    .join('')

/** A small bottle with a nozzle. */
export const dropBottle = () =>
  defs(fade('glass', '#F4FBFF', '#9CCBE8')) +
  at(16, 20, bar(13, 17, 4, 'url(#glass)')) +
  at(16, 20.6, bar(13, 8, 0.6, '#3C93CF')) +
  at(16, 9.4, bar(6.6, 5, 1.2, '#E6F1F8')) +
  shape('M14.2 7.4 15 2.8H17L17.8 7.4Z', '#3C93CF') +
  shape('M16 17.8C17.6 19.8 18.2 20.6 18.2 21.8A2.2 2.2 0 0 1 13.8 21.8C13.8 20.6 14.4 19.8 16 17.8Z', '#fff') +
  line('M11.6 14.6V26', '#fff', 0.9, 'opacity=".7"')

/** An insulated bottle with a cup for its lid. */
export const flask = () =>
  defs(fade('lid', '#8EB4D6', '#4A78A6'), fade('steel', '#6FA0CC', '#2E5F92')) +
  at(16, 6.2, bar(9.4, 6.4, 1.8, 'url(#lid)')) +
  at(16, 9.8, bar(7.6, 2, 0.6, '#DCE6F0')) +
  shape(
    'M11.8 10.6H20.2C22.4 11.6 23 13 23 15V27C23 29 21.8 30 20 30H12C10.2 30 9 29 9 27V15C9 13 9.6 11.6 11.8 10.6Z',
    'url(#steel)',
  ) +
  line('M9.2 25.8H22.8', '#DCE6F0', 0.9) +
  line('M12.2 14.6V23', '#fff', 1.2, 'opacity=".6"') +
  line('M13 4.4V7.8', '#fff', 0.8, 'opacity=".5"')
