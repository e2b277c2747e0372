import type { Sort } from '../sorts'
import { dishVoices } from './dish-voices'
import { shopVoices } from './shop-voices'
import type { Voice } from './voice'

/** Review phrases of every sort. */
export const voices: Readonly<Record<Sort, Voice>> = { ...dishVoices, ...shopVoices }
