import { useEffect } from 'react'
import { observer } from 'mobx-react'
import { plural } from '@contract/format'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { dictionary } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import type { Answer } from '@/services/api'
import { Resource, useModel } from '@/state'

const words = dictionary({
  en: { title: 'Hotel coupons', count: (count: number) => plural(count, 'coupon') },
  zh: { title: '酒店优惠券', count: (count) => `${count}张` },
})

/** Leads to the coupons for stays in a hotel, or in any; nothing while there are none. */
export const CouponsRow = observer(function CouponsRow({ hotelId }: { hotelId?: string }) {
  const coupons = useModel(
    (api) =>
      new Resource<Answer<'hotel.coupons'>>(() => api.hotel.coupons(hotelId ? { hotelId } : {}, { quiet: true })),
  )
  useEffect(() => void coupons.load(), [coupons])
  const count = coupons.value?.items.length ?? 0
  if (count === 0) return null
  const t = words()
  return (
    <CellGroup>
      <Cell
        label={t.title}
        icon="ticket-percent"
        value={t.count(count)}
        onOpen={() => navigate('hotelMoney', hotelId ? { id: hotelId } : {})}
      />
    </CellGroup>
  )
})
