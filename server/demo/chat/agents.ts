import type { Bilingual } from '../../database/schema'
import { avatars } from '../city/accounts'
import type { Recipe } from '../pictures/recipe'
import { demoId } from '../seed/ids'

/** The people of the demo's service. */
export const agents: readonly {
  readonly id: string
  readonly name: Bilingual
  readonly avatar: Recipe | undefined
}[] = [
  { key: 'mei', name: { en: 'Mei', zh: '小梅' } },
  { key: 'hao', name: { en: 'Hao', zh: '阿豪' } },
  { key: 'qing', name: { en: 'Qing', zh: '小青' } },
  { key: 'lan', name: { en: 'Lan', zh: '小兰' } },
].map(({ key, name }, index) => ({ id: demoId('agent', key), name, avatar: avatars[index] }))
