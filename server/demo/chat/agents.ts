import type { Bilingual } from '../../database/schema'
import { demoId } from '../seed/ids'

/** The people of the demo's service. */
export const agents: readonly { readonly id: string; readonly name: Bilingual }[] = [
  { key: 'mei', name: { en: 'Mei', zh: '小梅' } },
  { key: 'hao', name: { en: 'Hao', zh: '阿豪' } },
  { key: 'qing', name: { en: 'Qing', zh: '小青' } },
  { key: 'lan', name: { en: 'Lan', zh: '小兰' } },
].map(({ key, name }) => ({ id: demoId('agent', key), name }))
