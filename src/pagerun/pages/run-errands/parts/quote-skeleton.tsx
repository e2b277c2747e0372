import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import estimate from './estimate.module.scss'

/** Placeholder for the parts of a price. */
export const QuoteSkeleton = () => (
  <>
    {[200, 120, 160].map((width) => (
      <View key={width} className={estimate.estimate__row}>
        <Skeleton width={width} height={28} />
        <Skeleton width={96} height={28} />
      </View>
    ))}
  </>
)
