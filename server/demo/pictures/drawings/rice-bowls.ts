import { vessel } from './bowls'
import { at, bar, dots, line, oval, shape } from './shapes'

const slab = (colour: string, mark: string) =>
  bar(10.6, 3.6, 1.6, colour) + line('M-3.4-1.4-2.6 1.4M0-1.4.8 1.4M3.4-1.4 4 1.4', mark, 0.6)

/** Toppings of rice, by name. */
const toppings = {
  beef:
    ['#8A4A2C', '#A45E38', '#74391F', '#95502F']
      .map((colour, place) => at(11 + place * 3.2, 8.6 + (place % 2) * 2.4, bar(6, 2.8, 1.4, colour), place * 40 - 40))
      .join('') +
    dots(
      [
        [10, 12],
        [17, 8],
        [21, 12],
      ],
      0.7,
      '#5FA83A',
    ),
  pork: [-1, 0, 1]
    .map((place) => at(16 + place * 4.4, 10, bar(4.2, 8, 1.8, '#C8553A') + at(0.8, 0, bar(2.4, 7, 1.2, '#F1C3A6')), 12))
    .join(''),
  cutlet: [-2, -1, 0, 1, 2]
    .map((place) =>
      at(
        16 + place * 3.3,
        10 + Math.abs(place) * 0.4,
        bar(2.9, 8.4, 1.2, '#D9922F') + at(0.5, 0, bar(1.2, 6.6, 0.6, '#FFF1D6')),
        8,
      ),
    )
    .join(''),
  eel:
    at(15.4, 8.4, slab('#7A3413', '#4A1B08'), -8) +
    at(17, 12, slab('#8C3F19', '#4A1B08'), -4) +
    dots(
      [
        [13, 8],
        [18, 11.6],
        [20, 8.4],
      ],
      0.45,
      '#FBE7B5',
    ),
  salmon:
    at(13, 9.2, slab('#F58549', '#FFD2B0'), -12) +
    at(19, 11, slab('#F9945A', '#FFD2B0'), 8) +
    dots(
      [
        [9.6, 12.4],
        [11, 13.2],
        [22.8, 8.2],
      ],
      0.9,
      '#EE5A24',
    ),
  chicken:
    [-1.5, -0.5, 0.5, 1.5]
      .map((place) =>
        at(16 + place * 4, 10.2, bar(3.6, 7.4, 1.6, '#C97A2B') + line('M-.6-2.4.8-1.8M-.6.2.8.8', '#7E420F', 0.6), 10),
      )
      .join('') +
    dots(
      [
        [8.6, 12.6],
        [23.6, 12.4],
      ],
      0.9,
      '#5FA83A',
    ),
  egg:
    oval(15, 10, 7.4, 3.7, '#FFFDF6') +
    oval(16, 9.6, 3, 2.2, '#F8A71F') +
    oval(15, 8.8, 0.9, 0.5, '#fff', 'opacity=".8"') +
    dots(
      [
        [21.6, 11.6],
        [22.6, 9.6],
        [9.6, 13],
      ],
      0.8,
      '#5FA83A',
    ),
  greens: [
    [11, 9],
    [16, 8],
    [21, 9.4],
    [13.6, 12],
    [19, 12.2],
  ]
    .map(([x = 0, y = 0], place) =>
      at(x, y, oval(0, 0, 3.2, 1.9, place % 2 ? '#5FA83A' : '#7CC04F') + line('M-2 0H2', '#DDF1C6', 0.4), place * 50),
    )
    .join(''),
  mushroom: [
    [11, 9.4],
    [16.4, 8],
    [21, 10],
    [14, 12.2],
    [19, 12.6],
  ]
    .map(([x = 0, y = 0]) => oval(x, y, 2.8, 1.8, '#7A4B2B') + oval(x - 0.6, y - 0.5, 1.2, 0.6, '#B07B52'))
    .join(''),
  eggplant: [
    [11, 9.4],
    [16, 8.2],
    [21, 9.8],
    [14, 12.2],
    [19, 12.4],
  ]
    .map(([x = 0, y = 0], place) =>
      at(x, y, bar(5.4, 2.8, 1.3, '#5B3178') + at(0, -0.5, bar(3.8, 1, 0.5, '#D8A05A')), place * 36 - 30),
    )
    .join(''),
  prawn:
    [
      [10.6, 10.6],
      [16, 8.8],
      [21.4, 10.6],
    ]
      .map(([x = 0, y = 0]) =>
        at(
          x,
          y,
          line('M-2 2C-2.4-2.4 2.4-2.4 2.2 1.2', '#F0764B', 2.4) +
            line('M-1.6.6-.8.2M-.4-1.4-.2-.6M1.4-1 1-.4', '#FFD9C4', 0.5),
        ),
      )
      .join('') +
    dots(
      [
        [13.2, 12.8],
        [19, 12.6],
      ],
      0.9,
      '#5FA83A',
    ),
  tempura: [
    [10.4, 9.6, -24],
    [16, 8, 4],
    [21.6, 9.8, 28],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      at(
        x,
        y,
        bar(3.8, 9.4, 1.9, '#F3B94D') +
          at(0, 5, shape('M0 0-2 2.4H2Z', '#EE5F3C')) +
          dots(
            [
              [-0.8, -2],
              [0.8, 1],
              [0.2, -0.4],
            ],
            0.5,
            '#FFE7AF',
          ),
        turn,
      ),
    )
    .join(''),
  poke:
    [
      ['#F58549', 10, 9.6],
      ['#F58549', 13, 7.8],
      ['#F9945A', 13.4, 11.4],
      ['#E2465A', 17.4, 8],
      ['#E2465A', 18.4, 11.2],
      ['#8CC152', 21.6, 9.2],
      ['#8CC152', 22.4, 12],
      ['#F7C23C', 9.6, 12.8],
    ]
      .map(([colour, x, y]) => at(Number(x), Number(y), bar(3, 2.8, 0.8, String(colour)), Number(x) * 20))
      .join('') +
    dots(
      [
        [15.6, 12.8],
        [16.2, 9.8],
        [20, 7.4],
      ],
      0.45,
      '#2B2118',
    ),
  tofu:
    at(11.4, 9.6, bar(4, 3.2, 0.8, '#FFF9EA'), -10) +
    at(16.4, 8, bar(4, 3.2, 0.8, '#FFF3DA'), 10) +
    at(20.8, 10.4, bar(4, 3.2, 0.8, '#FFF9EA'), 24) +
    oval(14.4, 12.2, 2.2, 1.3, '#7A4B2B') +
    oval(18, 12.4, 2.2, 1.3, '#8D5A36') +
    dots(
      [
        [9, 12.6],
        [23, 12.8],
      ],
      0.9,
      '#5FA83A',
    ),
  mixed:
    oval(10.6, 10.8, 3.2, 2.2, '#5FA83A') +
    oval(14, 8.2, 3.2, 2, '#F08A2C') +
    oval(18.6, 8, 3.2, 2, '#7A4B2B') +
    oval(22, 10.6, 3, 2.1, '#E9E0C4') +
    oval(16.2, 11.2, 3.6, 2.6, '#FFFDF6') +
    oval(16.4, 11, 1.7, 1.3, '#F8A71F'),
} as const

type Topping = keyof typeof toppings

/** A bowl of rice with something on it. */
export const riceBowl = (topping: Topping, outside: [string, string]) =>
  vessel(outside, '#EFE6D6') + oval(16, 11.4, 10.8, 5.6, '#FFFEFA') + oval(13, 8.4, 5, 1.6, '#fff') + toppings[topping]
