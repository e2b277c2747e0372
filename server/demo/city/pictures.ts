import type { Piece, Recipe } from '../pictures/recipe'
import { accounts, avatars } from './accounts'
import { iconRecipe } from './icon-recipe'
import { licenceSheets } from './licences'
import type { City } from './types'

const state = (backdrop: Recipe['backdrop'], pieces: Piece[]): Recipe => ({ kind: 'state', backdrop, pieces })

/** Pictures of the app itself: empty states and the sign-in screen. */
export const appPictures = {
  emptyOrders: state('amber', [
    { emoji: 'takeout-box', size: 0.56, x: 0.46, y: 0.52 },
    { emoji: 'chopsticks', size: 0.36, x: 0.72, y: 0.56, tilt: 20 },
  ]),
  emptyCart: state('tomato', [
    { emoji: 'shopping-cart', size: 0.58, x: 0.46, y: 0.52 },
    { emoji: 'tomato', size: 0.24, x: 0.76, y: 0.68 },
  ]),
  emptySearch: state('sky', [
    { emoji: 'magnifying-glass-tilted-left', size: 0.54, x: 0.46, y: 0.52 },
    { emoji: 'fish', size: 0.28, x: 0.74, y: 0.66 },
  ]),
  emptyMessages: state('mint', [
    { emoji: 'speech-balloon', size: 0.54, x: 0.46, y: 0.5 },
    { emoji: 'herb', size: 0.24, x: 0.74, y: 0.68 },
  ]),
  emptyAddresses: state('leaf', [
    { emoji: 'house-with-garden', size: 0.62, x: 0.48, y: 0.52 },
    { emoji: 'round-pushpin', size: 0.28, x: 0.76, y: 0.48 },
  ]),
  emptyCoupons: state('rose', [
    { emoji: 'ticket', size: 0.56, x: 0.46, y: 0.54, tilt: -8 },
    { emoji: 'red-envelope', size: 0.28, x: 0.74, y: 0.62, tilt: 8 },
  ]),
  outOfRange: state('leaf', [
    { emoji: 'motor-scooter', size: 0.56, x: 0.46, y: 0.54 },
    { emoji: 'round-pushpin', size: 0.28, x: 0.75, y: 0.5 },
  ]),
  offline: state('slate', [
    { emoji: 'satellite-antenna', size: 0.58, x: 0.48, y: 0.5, tilt: -4 },
    { emoji: 'cloud', size: 0.34, x: 0.76, y: 0.34 },
  ]),
  failed: state('slate', [
    { emoji: 'cooking', size: 0.56, x: 0.46, y: 0.52 },
    { emoji: 'wrench', size: 0.28, x: 0.75, y: 0.62, tilt: 10 },
  ]),
  welcome: {
    kind: 'scene',
    backdrop: 'brand',
    pieces: [
      { emoji: 'houses', size: 0.46, x: 0.84, y: 0.58 },
      { emoji: 'deciduous-tree', size: 0.3, x: 0.64, y: 0.66 },
      { emoji: 'house-with-garden', size: 0.38, x: 0.73, y: 0.66 },
      { emoji: 'motor-scooter', size: 0.28, x: 0.89, y: 0.79 },
      { emoji: 'bubble-tea', size: 0.17, x: 0.62, y: 0.81 },
      { emoji: 'shopping-bags', size: 0.19, x: 0.74, y: 0.82 },
    ],
  },
  logo: { kind: 'logo', backdrop: 'brand', pieces: [] },
  redEnvelope: iconRecipe('red-envelope'),
  rider: iconRecipe('motor-scooter'),
  fire: iconRecipe('fire'),
  glowingStar: iconRecipe('glowing-star'),
} satisfies Record<string, Recipe>

/** All pictures of the demo. */
export const cityPictures = (city: City): Recipe[] => [
  ...Object.values(appPictures),
  ...avatars,
  ...accounts.map((account) => account.avatar),
  ...city.categories.map((category) => category.picture),
  ...city.tiles.map((tile) => tile.picture),
  ...city.banners.map((banner) => banner.picture),
  ...city.stores.flatMap((store) => [store.logo, store.hero, ...store.pictures]),
  ...Object.values(licenceSheets),
  ...city.goods.flatMap((goods) => [goods.picture, goods.widePicture]),
]
