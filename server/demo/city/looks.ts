import type { Backdrop } from '../pictures/backdrops'
import type { Piece, Plate } from '../pictures/recipe'
import type { Tint } from '../pictures/tints'

/**
 * The arrangement of a dish's picture. The first backdrop is preferred; the others are alternatives beside an equal
 * neighbour.
 */
export interface Look {
  backdrops: Backdrop[]
  pieces: Piece[]
  plate?: Plate
}

type Arranged = [emoji: string, size: number, x: number, y: number, tilt?: number]

const pieceOf = ([emoji, size, x, y, tilt]: Arranged): Piece => ({ emoji, size, x, y, ...(tilt ? { tilt } : {}) })

const look = (backdrops: string, pieces: Arranged[], plate?: [size: number, y: number]): Look => ({
  backdrops: backdrops.split(' ') as Backdrop[],
  pieces: pieces.map(pieceOf),
  ...(plate ? { plate: { size: plate[0], y: plate[1] } } : {}),
})

/** A single large piece in the middle. */
export const one = (emoji: string, backdrops: string, size = 0.72, tilt = 0) =>
  look(backdrops, [[emoji, size, 0.48, 0.51, tilt]])

/** Two equal pieces, staggered. */
const two = (emoji: string, backdrops: string, tilt = -6) =>
  look(backdrops, [
    [emoji, 0.54, 0.37, 0.52, tilt],
    [emoji, 0.42, 0.69, 0.61, tilt + 14],
  ])

export const onePlated = (emoji: string, backdrops: string, tilt = -6) =>
  look(backdrops, [[emoji, 0.6, 0.48, 0.52, tilt]], [1, 0.77])

const twoPlated = (emoji: string, backdrops: string, tilt = -8) =>
  look(
    backdrops,
    [
      [emoji, 0.48, 0.38, 0.55, tilt],
      [emoji, 0.42, 0.65, 0.59, tilt + 16],
    ],
    [1.02, 0.76],
  )

/** The same look in another colour. */
const tinted = (plain: Look, tint: Tint): Look => ({
  ...plain,
  pieces: plain.pieces.map((piece) => ({ ...piece, tint })),
})

/** The looks of dishes, by name. A reference may append `/tint` and `+garnish` (see dish-recipe). */
export const looks: Record<string, Look> = {
  noodles: look('tomato amber slate', [
    ['steaming-bowl', 0.76, 0.5, 0.5],
    ['hot-pepper', 0.24, 0.86, 0.8, 16],
    ['herb', 0.24, 0.12, 0.78, -20],
  ]),
  dumpling: look(
    'amber leaf cocoa',
    [
      ['dumpling', 0.4, 0.32, 0.6, -8],
      ['dumpling', 0.46, 0.62, 0.6, 6],
      ['herb', 0.2, 0.86, 0.82, 30],
    ],
    [1.02, 0.74],
  ),
  prawn: look(
    'sky mint amber',
    [
      ['fried-shrimp', 0.56, 0.42, 0.52, -10],
      ['fried-shrimp', 0.46, 0.66, 0.58, 14],
      ['lemon', 0.24, 0.2, 0.78],
    ],
    [1.02, 0.76],
  ),
  curry: look('night cocoa amber', [['curry-rice', 0.74, 0.5, 0.53]]),
  greens: look(
    'leaf mint amber',
    [
      ['leafy-green', 0.62, 0.46, 0.52, -6],
      ['garlic', 0.24, 0.8, 0.74, 8],
    ],
    [1, 0.78],
  ),
  boba: look('cocoa rose amber', [
    ['bubble-tea', 0.74, 0.48, 0.5, 4],
    ['cookie', 0.24, 0.8, 0.78],
  ]),
  dango: look('rose plum leaf', [
    ['dango', 0.66, 0.5, 0.5, -6],
    ['cherry-blossom', 0.22, 0.82, 0.78],
  ]),
  sushi: look('slate sky mint', [
    ['sushi', 0.56, 0.36, 0.54, -4],
    ['sushi', 0.44, 0.7, 0.62, 6],
    ['herb', 0.2, 0.14, 0.8, -16],
  ]),
  bento: look('mint slate amber', [['bento-box', 0.74, 0.5, 0.52]]),
  riceball: look('leaf slate rose', [
    ['rice-ball', 0.56, 0.4, 0.54, -6],
    ['rice-ball', 0.42, 0.72, 0.62, 10],
  ]),
  burger: look('amber tomato cocoa', [
    ['french-fries', 0.44, 0.76, 0.46, 8],
    ['hamburger', 0.62, 0.42, 0.54],
  ]),
  hamburger: one('hamburger', 'amber tomato leaf', 0.68),
  fries: look('tomato amber sky', [
    ['french-fries', 0.7, 0.48, 0.5, -4],
    ['tomato', 0.24, 0.8, 0.78],
  ]),
  chicken: look(
    'amber tomato cocoa',
    [
      ['poultry-leg', 0.62, 0.44, 0.52, -8],
      ['poultry-leg', 0.44, 0.7, 0.6, 12],
    ],
    [1, 0.78],
  ),
  cola: look('sky mint slate', [
    ['cup-with-straw', 0.72, 0.5, 0.5, 3],
    ['ice', 0.24, 0.8, 0.78],
  ]),
  pizza: look('night tomato amber', [
    ['pizza', 0.74, 0.48, 0.52, -8],
    ['tomato', 0.22, 0.84, 0.76],
  ]),
  cake: look(
    'rose plum cocoa',
    [
      ['shortcake', 0.64, 0.48, 0.52],
      ['strawberry', 0.24, 0.82, 0.76, 12],
    ],
    [1, 0.76],
  ),
  cupcake: look('plum rose mint', [
    ['cupcake', 0.6, 0.4, 0.52],
    ['cupcake', 0.42, 0.72, 0.6],
  ]),
  shavedice: look('mint sky rose', [
    ['shaved-ice', 0.68, 0.48, 0.5],
    ['cherries', 0.22, 0.82, 0.78],
  ]),
  softice: look('rose plum sky', [['soft-ice-cream', 0.72, 0.5, 0.5, 6]]),
  icecream: one('ice-cream', 'plum mint rose', 0.66),
  lemontea: look('leaf amber mint', [
    ['tropical-drink', 0.72, 0.46, 0.5],
    ['lemon', 0.26, 0.8, 0.76],
  ]),
  tea: look('leaf mint cocoa', [
    ['teacup-without-handle', 0.62, 0.48, 0.54],
    ['herb', 0.22, 0.82, 0.74],
  ]),
  hotpot: look('night tomato cocoa', [
    ['pot-of-food', 0.76, 0.5, 0.5],
    ['hot-pepper', 0.24, 0.86, 0.78, -20],
  ]),
  pan: look('tomato amber leaf', [['shallow-pan-of-food', 0.74, 0.5, 0.52]]),
  salad: look('leaf mint amber', [
    ['green-salad', 0.7, 0.5, 0.52],
    ['avocado', 0.24, 0.84, 0.78],
  ]),
  fruit: look('mint leaf rose', [
    ['watermelon', 0.52, 0.36, 0.52, -8],
    ['grapes', 0.46, 0.68, 0.56],
    ['strawberry', 0.22, 0.52, 0.8],
  ]),
  croissantset: look('cocoa amber rose', [
    ['croissant', 0.64, 0.46, 0.52],
    ['hot-beverage', 0.36, 0.78, 0.6],
  ]),
  coffee: look('cocoa slate amber', [
    ['hot-beverage', 0.66, 0.48, 0.52],
    ['cookie', 0.24, 0.82, 0.78],
  ]),
  oden: one('oden', 'cocoa night amber', 0.7, -6),
  skewer: look('night tomato amber', [
    ['oden', 0.7, 0.44, 0.52, -6],
    ['meat-on-bone', 0.44, 0.74, 0.6],
  ]),
  friedegg: one('cooking', 'amber slate leaf', 0.7),
  rice: one('cooked-rice', 'slate leaf amber', 0.68),
  parcel: one('package', 'cocoa slate sky', 0.64),
  // Noodles, rice and soups
  pasta: one('spaghetti', 'tomato leaf amber'),
  congee: tinted(one('bowl-with-spoon', 'mint slate rose', 0.7), 'soup'),
  takeout: one('takeout-box', 'amber leaf sky', 0.7),
  fishcake: two('fish-cake-with-swirl', 'sky slate rose'),
  pot: one('pot-of-food', 'amber cocoa slate', 0.74),
  zongzi: onePlated('tamale', 'leaf amber mint'),
  // Meat and seafood
  meat: onePlated('meat-on-bone', 'amber tomato cocoa'),
  steak: onePlated('cut-of-meat', 'tomato cocoa amber'),
  bacon: onePlated('bacon', 'tomato amber leaf'),
  shrimp: twoPlated('shrimp', 'sky mint tomato'),
  lobster: onePlated('lobster', 'sky night amber'),
  crab: onePlated('crab', 'sky mint amber'),
  squid: onePlated('squid', 'slate sky mint'),
  octopus: onePlated('octopus', 'slate sky amber'),
  oyster: twoPlated('oyster', 'slate mint sky'),
  fish: onePlated('fish', 'mint amber leaf'),
  egg: twoPlated('egg', 'amber cocoa sky'),
  poultry: one('poultry-leg', 'amber cocoa tomato', 0.66, -8),
  roast: onePlated('poultry-leg', 'amber tomato cocoa'),
  // Vegetables
  broccoli: onePlated('broccoli', 'leaf amber mint'),
  cucumber: onePlated('cucumber', 'mint leaf sky'),
  eggplant: twoPlated('eggplant', 'plum amber leaf'),
  mushroom: twoPlated('brown-mushroom', 'cocoa leaf amber'),
  corn: two('ear-of-corn', 'amber leaf sky'),
  potato: twoPlated('potato', 'cocoa amber slate'),
  sweetpotato: two('roasted-sweet-potato', 'plum amber cocoa'),
  carrot: two('carrot', 'leaf amber mint'),
  tomato: two('tomato', 'leaf mint amber'),
  pepper: two('bell-pepper', 'leaf amber sky'),
  chilli: two('hot-pepper', 'tomato amber leaf'),
  onion: two('onion', 'plum leaf amber'),
  garlic: two('garlic', 'slate leaf amber'),
  beans: onePlated('beans', 'tomato amber cocoa'),
  peas: two('pea-pod', 'leaf mint slate'),
  peanuts: twoPlated('peanuts', 'amber cocoa slate'),
  avocado: two('avocado', 'leaf mint amber'),
  leafy: one('leafy-green', 'leaf mint sky', 0.66),
  // Bread and sweets
  croissant: onePlated('croissant', 'cocoa amber rose'),
  bread: one('bread', 'amber cocoa leaf', 0.66),
  baguette: one('baguette-bread', 'cocoa amber slate', 0.72),
  bagel: two('bagel', 'cocoa leaf amber'),
  sandwich: onePlated('sandwich', 'leaf amber sky'),
  hotdog: onePlated('hot-dog', 'tomato amber sky'),
  taco: twoPlated('taco', 'amber leaf tomato'),
  burrito: onePlated('burrito', 'leaf amber tomato'),
  wrap: onePlated('stuffed-flatbread', 'leaf amber mint'),
  flatbread: twoPlated('flatbread', 'amber cocoa slate'),
  falafel: onePlated('falafel', 'amber leaf cocoa'),
  pretzel: one('pretzel', 'cocoa amber slate', 0.66),
  waffle: onePlated('waffle', 'amber rose plum'),
  pancakes: onePlated('pancakes', 'amber rose sky', 0),
  doughnut: two('doughnut', 'rose plum mint'),
  cookie: two('cookie', 'cocoa amber plum'),
  pie: onePlated('pie', 'amber cocoa rose', 0),
  custard: onePlated('custard', 'amber rose plum', 0),
  chocolate: one('chocolate-bar', 'cocoa plum rose', 0.64, 8),
  candy: two('candy', 'plum rose sky'),
  birthday: onePlated('birthday-cake', 'rose plum amber', 0),
  mooncake: twoPlated('moon-cake', 'amber plum cocoa'),
  ricecracker: two('rice-cracker', 'slate leaf amber'),
  popcorn: one('popcorn', 'tomato sky amber', 0.7),
  cheese: onePlated('cheese-wedge', 'amber sky leaf'),
  butter: onePlated('butter', 'amber sky cocoa', 0),
  honey: one('honey-pot', 'amber leaf cocoa', 0.66),
  // Drinks
  milk: one('glass-of-milk', 'sky rose mint', 0.7),
  juice: one('beverage-box', 'leaf rose amber', 0.68, 4),
  softdrink: one('cup-with-straw', 'mint sky rose', 0.72, 3),
  beer: one('beer-mug', 'amber slate leaf', 0.7),
  wine: one('wine-glass', 'plum rose slate', 0.72),
  cocktail: one('cocktail-glass', 'mint plum sky', 0.7),
  sake: one('sake', 'slate rose mint', 0.68),
  teapot: one('teapot', 'leaf cocoa mint', 0.7),
  mate: one('mate', 'leaf cocoa amber', 0.7),
  water: tinted(one('cup-with-straw', 'sky mint slate', 0.7), 'blue'),
  coconut: one('coconut', 'mint leaf sky', 0.66),
  jar: one('jar', 'slate leaf sky', 0.66),
  bottle: one('baby-bottle', 'sky rose mint', 0.68),
  // Fruit
  watermelon: one('watermelon', 'mint leaf rose', 0.68, -8),
  grapes: one('grapes', 'plum leaf mint', 0.68),
  banana: one('banana', 'amber leaf sky', 0.66),
  apple: two('red-apple', 'leaf rose mint'),
  greenapple: two('green-apple', 'leaf mint amber'),
  pear: two('pear', 'leaf amber mint'),
  tangerine: two('tangerine', 'amber leaf mint'),
  lemon: two('lemon', 'amber leaf sky'),
  lime: two('lime', 'leaf mint sky'),
  melon: one('melon', 'leaf mint amber', 0.66),
  pineapple: one('pineapple', 'amber leaf mint', 0.72, 6),
  mango: two('mango', 'amber leaf rose'),
  peach: two('peach', 'rose amber leaf'),
  cherries: one('cherries', 'rose mint leaf', 0.64),
  strawberry: two('strawberry', 'rose mint leaf'),
  blueberries: one('blueberries', 'sky plum mint', 0.64),
  kiwi: two('kiwi-fruit', 'leaf mint amber'),
  chestnut: two('chestnut', 'cocoa amber leaf'),
  olive: one('olive', 'leaf slate amber', 0.62),
  // Everyday things
  pill: one('pill', 'mint sky rose', 0.58, -8),
  plaster: one('adhesive-bandage', 'rose sky mint', 0.64, 8),
  thermometer: one('thermometer', 'sky mint slate', 0.66, 10),
  lotion: one('lotion-bottle', 'rose plum sky', 0.68),
  soap: one('soap', 'mint rose sky', 0.64),
  toothbrush: one('toothbrush', 'sky mint slate', 0.66),
  sponge: one('sponge', 'amber sky leaf', 0.62),
  tissue: one('roll-of-paper', 'sky slate mint', 0.66),
  testkit: one('test-tube', 'slate mint sky', 0.66),
  drops: one('droplet', 'sky mint slate', 0.58),
  canned: two('canned-food', 'slate tomato mint', -4),
  battery: two('battery', 'slate leaf sky', -4),
  bulb: one('light-bulb', 'amber slate sky', 0.64),
  umbrella: one('closed-umbrella', 'sky plum slate', 0.7),
  socks: one('socks', 'plum sky mint', 0.64),
  candle: one('candle', 'plum amber rose', 0.66),
  razor: one('razor', 'slate sky mint', 0.66),
  plug: one('electric-plug', 'slate plum sky', 0.64),
  salt: one('salt', 'slate amber sky', 0.64),
  basket: one('basket', 'amber leaf cocoa', 0.68),
  bouquet: one('bouquet', 'rose plum mint', 0.74),
  rose: one('rose', 'rose amber mint', 0.72),
  sunflower: one('sunflower', 'amber sky leaf', 0.72),
  tulip: one('tulip', 'plum mint rose', 0.72),
  plant: one('potted-plant', 'mint amber leaf', 0.7),
  hyacinth: one('hyacinth', 'plum sky mint', 0.7),
  lotus: one('lotus', 'rose mint sky', 0.68),
  hibiscus: one('hibiscus', 'rose leaf amber', 0.66),
  cactus: one('cactus', 'amber leaf sky', 0.7),
  gift: one('wrapped-gift', 'rose amber plum', 0.66),
  bone: two('bone', 'cocoa sky amber'),
  yarn: one('yarn', 'plum rose mint', 0.62),
  dog: one('dog-face', 'amber sky mint', 0.66),
  cat: one('cat-face', 'rose mint plum', 0.66),
  teddy: one('teddy-bear', 'rose amber sky', 0.68),
  bathtub: one('bathtub', 'sky mint slate', 0.68),
}
