import { at, bar, defs, dots, fade, line, oval, shape } from './shapes'

/** A bowl without what is in it. */
export const vessel = (outside: [string, string], inside: string) =>
  defs(fade('clay', ...outside)) +
  oval(16, 27.6, 5.6, 1.5, outside[1]) +
  shape('M2.6 13.4C2.6 21.6 8 28 16 28S29.4 21.6 29.4 13.4Z', 'url(#clay)') +
  oval(16, 13.4, 13.4, 6.7, '#fff') +
  oval(16, 13.6, 12.2, 5.8, inside)

/** Garnishes of a soup, by name. */
const garnishes = {
  none: '',
  onion: dots(
    [
      [11, 12],
      [15, 15.4],
      [20, 11.6],
      [22.4, 14.6],
      [13, 16.4],
      [17.6, 13],
    ],
    0.85,
    '#5FA83A',
  ),
  egg:
    oval(18, 13.2, 4.4, 2.5, '#FFFDF6') +
    oval(18.2, 12.9, 1.9, 1.3, '#F7A823') +
    dots(
      [
        [10, 13],
        [12, 15.6],
      ],
      0.8,
      '#5FA83A',
    ),
  cream: line('M9 13.6C12 10.6 18 10.8 20 13S15 16.8 13 15 16 12.4 17.4 13.6', '#fff', 1.1, 'opacity=".85"'),
  beans: dots(
    [
      [9, 13],
      [12.4, 15.6],
      [15, 11.6],
      [18.6, 14.8],
      [21.6, 12],
      [23, 14.8],
    ],
    1.15,
    '#6B1F1A',
    'opacity=".85"',
  ),
  mint:
    shape('M14 14C14 10.6 17 10.4 18.4 11 18 13.4 16.4 14.4 14 14Z', '#57A639') +
    shape('M14 14C11.4 14.8 10 13.4 9.8 12.2 12 11.4 13.8 12.2 14 14Z', '#6DBB4B'),
  berries:
    dots(
      [
        [10, 13],
        [13.4, 15.4],
        [15.4, 11.8],
      ],
      1.5,
      '#4D62B5',
    ) +
    dots(
      [
        [19.2, 14.8],
        [21.6, 12.2],
      ],
      1.7,
      '#E0413E',
    ),
  seafood:
    line('M9 14C9.6 11.4 13 11.4 13 13.8', '#F0764B', 1.9) +
    line('M16.4 16C17 13.4 20.4 13.4 20.4 15.8', '#F0764B', 1.9) +
    dots(
      [
        [14.6, 11],
        [22.6, 13],
        [11.4, 16.4],
      ],
      0.8,
      '#5FA83A',
    ),
  mushroom:
    oval(11.4, 13, 2.5, 1.5, '#7A4B2B') + oval(17.4, 15.4, 2.5, 1.4, '#8D5A36') + oval(20.6, 12, 2.2, 1.3, '#7A4B2B'),
  tofu:
    at(11.4, 13.6, bar(3.4, 2.4, 0.6, '#fff'), -10) +
    at(17, 11.8, bar(3.2, 2.3, 0.6, '#fff'), 14) +
    at(19.6, 15.2, bar(3.4, 2.4, 0.6, '#fff'), -4) +
    dots(
      [
        [14, 15.8],
        [22, 12.6],
        [14.4, 11],
      ],
      0.8,
      '#3E7D2B',
    ),
} as const

type Garnish = keyof typeof garnishes

/** A bowl of congee, soup or a sweet. */
export const soup = (liquid: string, garnish: Garnish, outside: [string, string] = ['#FFFFFF', '#CBD8E0']) =>
  vessel(outside, liquid) + oval(12, 11.4, 5, 1.5, '#fff', 'opacity=".28"') + garnishes[garnish]
