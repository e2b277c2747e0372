import { View } from '@tarojs/components'
import { Skeleton } from '@/components/base/Skeleton'
import styles from '../index.module.scss'
import dates from './dates.module.scss'
import rooms from './rooms.module.scss'

/** Placeholder for the rooms. */
export const RoomsSkeleton = () => (
  <>
    {[0, 1].map((room) => (
      <View key={room} className={rooms.room}>
        <View className={rooms.room__head}>
          <Skeleton width={200} height={168} radius={16} />
          <View className={rooms.room__words}>
            <Skeleton width="60%" height={40} />
            <Skeleton width="90%" height={28} />
          </View>
        </View>
        <Skeleton width="100%" height={120} />
      </View>
    ))}
  </>
)

/** Placeholder for a hotel. */
export const HotelSkeleton = () => (
  <View className={styles.hotel}>
    <Skeleton width="100%" height={520} radius={0} />
    <View className={dates.dates}>
      <Skeleton width="70%" height={56} />
      <Skeleton width="40%" height={40} />
    </View>
    <View className={rooms.rooms}>
      <RoomsSkeleton />
    </View>
  </View>
)
