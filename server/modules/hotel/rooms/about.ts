import type { Bilingual } from '../../../database/schema'
import type { StoresAbout } from '../../store/kept'
import { scoresView } from './hotel-view'
import { hotelsAbout } from './queries'

const homestay: Bilingual = { en: 'Homestay', zh: '民宿' }
const hotel: Bilingual = { en: 'Hotel', zh: '酒店' }
const starred = (stars: number): Bilingual => ({ en: `${stars}-star hotel`, zh: `${'三四五'[stars - 3] ?? ''}星酒店` })

/** Kind of a hotel in words: two stars and fewer are not said. */
function kindText({ kind, stars }: { readonly kind: 'hotel' | 'homestay'; readonly stars: number }): Bilingual {
  if (kind === 'homestay') return homestay
  return stars > 2 ? starred(stars) : hotel
}

/** Score, kind and area of hotels. */
export const aboutHotels: StoresAbout = async ({ db }, language, ids) => {
  const rows = await hotelsAbout(db, ids)
  return new Map(
    rows.map((row) => {
      const note = [kindText(row)[language], row.area_name?.[language]].filter(Boolean).join(' · ')
      return [row.store_id, { score: scoresView(row).score, note }]
    }),
  )
}
