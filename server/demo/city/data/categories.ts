import type { CategorySource } from '../source'
import { bakery } from './bakery'
import { barbecue } from './barbecue'
import { breakfast } from './breakfast'
import { cantonese } from './cantonese'
import { drinks } from './drinks'
import { groceries } from './groceries'
import { healthy } from './healthy'
import { japanese } from './japanese'
import { noodles } from './noodles'
import { shops } from './shops'
import { sichuan } from './sichuan'
import { western } from './western'

/** The categories in display order. */
export const categories: CategorySource[] = [
  noodles,
  western,
  drinks,
  japanese,
  sichuan,
  cantonese,
  barbecue,
  breakfast,
  bakery,
  healthy,
  groceries,
  shops,
]

/** The keys of the stores listed first by default. */
export const firstStores = ['old-stove', 'chayu', 'wako-sushi', 'alley-burgers', 'cloud-bakery']
