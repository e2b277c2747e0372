import { useEffect } from 'react'
import { observer } from 'mobx-react'
import { Skeleton } from '@/components/base/Skeleton'
import { DealStrip } from '@/features/mall/DealStrip'
import { navigate } from '@/platform/navigation/gate'
import type { PointsModel } from '../model'
import { words } from '../text'

const toMall = () => navigate('pointsMall')

/** Goods of the points mall, those that the customer has the points for first; nothing where there are none. */
export const Spending = observer(({ model: { deals } }: { model: PointsModel }) => {
  useEffect(() => void deals.load(), [deals])
  if (deals.coming) return <Skeleton width="100%" height={440} radius={24} />
  if (!deals.value?.length) return null
  const { spendOn, pointsMall } = words()
  return (
    <DealStrip
      title={spendOn}
      more={pointsMall}
      onMore={toMall}
      deals={deals.value}
      onOpen={({ id, state }) => (state === 'open' ? navigate('pointsConfirm', { deal: id }) : toMall())}
    />
  )
})
