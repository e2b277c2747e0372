import { at, bar, defs, dots, fade, glow, line, oval, shape } from './shapes'

const egg = 'M0-8C4-8 6.6-2.8 6.6 1.4S3.9 8 0 8-6.6 5.6-6.6 1.4-4-8 0-8Z'
const yolk = 'M0-3.4C2.6-3.4 4-1.2 4 1.2S2.3 4.8 0 4.8-4 3.6-4 1.2-2.6-3.4 0-3.4Z'
const shine = oval(-2.4, -3, 1.3, 2.2, '#fff', 'opacity=".5" transform="rotate(20 -2.4 -3)"')

/** An egg behind a halved one; the edge of its white takes the colour of its marinade. */
export const halvedEggs = (shell: [string, string], white: string, edge: string, yellow: [string, string]) =>
  defs(glow('shell', ...shell, shell[1]), glow('yolk', ...yellow, yellow[1])) +
  at(11, 13.6, shape(egg, 'url(#shell)') + shine, -16) +
  at(
    20.6,
    19,
    shape(egg, white, `stroke="${edge}" stroke-width="1.2"`) +
      shape(yolk, 'url(#yolk)') +
      oval(-1.2, -0.6, 1, 0.7, '#fff', 'opacity=".7"'),
    20,
  )

/** Two eggs steeped in tea, with their net of cracks. */
export const teaEggs = () => {
  const cracked =
    shape(egg, 'url(#tea)') +
    line(
      'M-5-1-2-3 0-7M-2-3 1-1 5-3M1-1 0 3-4 4M0 3 4 5M1-1 3 2 6 1M-2-3-3 1-6 2M-3 1 0 3 1 7',
      '#5A2A12',
      0.55,
      'opacity=".75"',
    ) +
    shine
  return defs(glow('tea', '#E2B183', '#B9773F', '#8A4E22')) + at(20.8, 13.8, cracked, 18) + at(11.4, 18.6, cracked, -12)
}

/** Five speckled quail eggs. */
export const quailEggs = () => {
  const speckled =
    shape(egg, 'url(#quail)') +
    dots(
      [
        [-3, 0],
        [1, -4],
        [3.4, 1.4],
        [-1, 4.6],
        [0.6, 0.6],
        [-3.6, -3.4],
        [3, -2.6],
        [2, 5],
      ],
      0.95,
      '#6E5036',
    ) +
    dots(
      [
        [-1.6, -1.6],
        [4.4, 3.8],
        [-4.4, 3],
        [1.4, 2.6],
      ],
      0.5,
      '#6E5036',
    ) +
    shine
  const places: [number, number, number][] = [
    [11, 11.4, -20],
    [21, 11.4, 24],
    [6.8, 20.6, -40],
    [16, 21, 6],
    [25.2, 20.6, 44],
  ]
  return (
    defs(glow('quail', '#FFF8EA', '#EBDCC0', '#CDB48C')) +
    places.map(([x, y, turn]) => at(x, y, speckled, turn, 0.62)).join('')
  )
}

/** Two steamed buns with their pleats. */
export const buns = (light = '#FFFFFF', middle = '#F8F1E4', deep = '#DCCBB0') => {
  const pleats = [-70, -46, -23, 0, 23, 46, 70].map((turn) =>
    at(0, -5.4, line('M0 0C.6 2.2.4 4.2-.2 6.2', '#CDB896', 0.7), turn),
  )
  const bun =
    shape('M-9.4 3.6C-9.4-3.4-4.4-7.4 0-7.4S9.4-3.4 9.4 3.6C9.4 7.4 5 8.4 0 8.4S-9.4 7.4-9.4 3.6Z', 'url(#bun)') +
    pleats.join('') +
    oval(0, -5.6, 1.5, 0.9, '#CDB896') +
    oval(-4.6, -1.2, 1.6, 2.6, '#fff', 'opacity=".7" transform="rotate(24 -4.6 -1.2)"')
  return defs(glow('bun', light, middle, deep)) + at(21.6, 12.4, bun, 0, 0.86) + at(11.4, 19.4, bun)
}

/** Three rice rolls in soy sauce; `filling` shows at their ends. */
export const riceRolls = (filling: string, skin: [string, string] = ['#FFFFFF', '#E9E2D6']) => {
  const roll =
    bar(22, 6.6, 3.3, 'url(#skin)') +
    oval(10.2, 0, 1.5, 2.7, filling) +
    line('M-7-1.4C-2-2.2 3-.8 7-1.6', '#fff', 0.9, 'opacity=".9"') +
    line('M-6 1.5C-1 .9 3 2 7 1.2', filling, 1.1, 'opacity=".38"')
  return (
    defs(fade('skin', ...skin)) +
    oval(16, 24.6, 14, 4, '#7A3E14', 'opacity=".8"') +
    at(16.4, 11, roll, -6) +
    at(15.4, 17, roll, -3) +
    at(16.4, 23, roll, -5) +
    line('M8 13.6C12 15 18 12 22 14.6M7 20C13 21.6 18 18.4 24 20.8', '#7A3E14', 1, 'opacity=".55"') +
    dots(
      [
        [10, 10.6],
        [15, 16.2],
        [21, 10],
        [19, 22.4],
        [11, 22.8],
      ],
      0.7,
      '#5CA032',
    )
  )
}

/** Three open dumplings in yellow wrappers. */
export const siuMai = () => {
  const one =
    shape('M-5.4-3.6C-6.4 1-5 6 0 6.4S6.4 1 5.4-3.6Z', 'url(#wrap)') +
    line('M-3.4-2.6C-3.8.6-3.4 3.4-2.4 5.4M0-2.4V6M3.4-2.6C3.8.6 3.4 3.4 2.4 5.4', '#C98F1E', 0.6, 'opacity=".7"') +
    oval(0, -3.6, 5.6, 2.5, '#F7D977') +
    oval(0, -3.8, 4.5, 1.8, '#C98A6B') +
    oval(0, -4.2, 1.3, 0.8, '#F2691B')
  return defs(fade('wrap', '#FBE08A', '#E2AE38')) + at(16, 10.4, one) + at(9, 20.6, one) + at(23, 20.6, one)
}
